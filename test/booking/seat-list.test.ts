import { expect } from "chai";
import { SeatList } from "../../src/booking/itinerary/seat-list.ts";
import { read } from "./nodes.ts";

/** Formats every seat as `12A of 1 HK`. */
function seats(list: SeatList): readonly string[] {
  return list.all.map(
    ({ seat, person, status }) => `${seat} of ${person ?? "nobody"} ${status ?? ""}`,
  );
}

describe("a seat list", () => {
  it("assigns an unassigned seat when another line names the person, with or without zeros", () => {
    const list = new SeatList();
    list.add(read("012A"), null, null);
    list.add(read("12A"), 1, "HK");
    list.add(read("12A"), null, "KK");
    list.add(read("12A"), 1, "UC");
    expect(seats(list)).to.deep.equal(["012A of 1 HK"]);
    expect(list.sources).to.have.length(1);
  });

  it("lists a seat once for each person who has it", () => {
    const list = new SeatList();
    list.add(read("12A"), 1, "HK");
    list.add(read("12A"), 2, "HK");
    list.add(read("12A"), null, null);
    expect(seats(list)).to.deep.equal(["12A of 1 HK", "12A of 2 HK"]);
  });

  it("assigns each of several entries of a seat to a different person", () => {
    const list = new SeatList();
    const printed = read("12,12");
    for (const seat of ["12", "12"]) list.push(seat, null, null, printed);
    for (const person of [3, 4, 3, 5]) list.add(read("12"), person, null);
    expect(seats(list)).to.deep.equal(["12 of 3 ", "12 of 4 ", "12 of 5 "]);
  });
});
