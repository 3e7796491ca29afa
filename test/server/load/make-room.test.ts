import { expect } from "chai";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { makeRoom } from "../../../src/server/connections/make-room.ts";

describe("A server with its maximum of connections", () => {
  it("closes the oldest silent ones, so that the next one is answered", async () => {
    const server = createServer((_, response) => response.end("here"));
    server.maxConnections = 3;
    makeRoom(server);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    const open = () => connect(port, "127.0.0.1").on("error", () => undefined);

    const speaker = open();
    speaker.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n");
    await once(speaker, "data");
    const silent = [open(), open()];
    await Promise.all(silent.map((socket) => once(socket, "connect")));
    const closed = Promise.all(silent.map((socket) => once(socket.resume(), "close")));
    // One connection too many.
    await once(open().resume(), "close");
    await closed;

    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).to.equal("here");
    expect(speaker.destroyed).to.equal(false);
    server.closeAllConnections();
    server.close();
  });
});
