import { expect } from "chai";
import { SeatList } from "../../src/booking/itinerary/seat-list.ts";
import { read } from "./nodes.ts";

/** `12A of 1 HK` of every seat. */
function seats(list: SeatList): readonly string[] {
  return list.all.map(
    ({ seat, person, status }) => `${seat} of ${person ?? "nobody"} ${status ?? ""}`,
  );
}

describe("A list of seats", () => {
  it("gives a seat of nobody to whom another line gives it, zeros or not", () => {
    const list = new SeatList();
    list.add(read("012A"), null, null);
    list.add(read("12A"), 1, "HK");
    list.add(read("12A"), null, "KK");
    list.add(read("12A"), 1, "UC");
    expect(seats(list)).to.deep.equal(["012A of 1 HK"]);
    expect(list.sources).to.have.length(1);
  });

  it("holds a seat once for each of those who have it", () => {
    const list = new SeatList();
    list.add(read("12A"), 1, "HK");
    list.add(read("12A"), 2, "HK");
    list.add(read("12A"), null, null);
    expect(seats(list)).to.deep.equal(["12A of 1 HK", "12A of 2 HK"]);
  });

  it("gives each of several entries of a seat to somebody else", () => {
    const list = new SeatList();
    const printed = read("12,12");
    for (const seat of ["12", "12"]) list.push(seat, null, null, printed);
    for (const person of [3, 4, 3, 5]) list.add(read("12"), person, null);
    expect(seats(list)).to.deep.equal(["12 of 3 ", "12 of 4 ", "12 of 5 "]);
  });
});
