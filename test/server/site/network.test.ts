import { expect } from "chai";
import { networkOf } from "../../../src/server/site/network.ts";

describe("The network of an address", () => {
  for (const [address, network] of [
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:0001:0002::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8::2:0:0:0:1", "2001:db8:0:2"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0"],
    ["", ""],
    ["no address", "no address"],
  ] as const)
    it(`is ${JSON.stringify(network)} for ${JSON.stringify(address)}`, () => {
      expect(networkOf(address)).to.equal(network);
    });
});
