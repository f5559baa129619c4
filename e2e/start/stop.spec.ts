import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";

import { freePort } from "../../scripts/local/postgres/free-port";
import { expect, test } from "../fixtures";

const body = JSON.stringify({
  firstName: "Sample",
  lastName: "Person",
  email: "sample@example.com",
  subject: "general",
  message: "Written while the site was told to stop.",
  consent: true,
});
const head = `POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`"npm start" finishes a slow request on ${signal} and exits with 0`, async () => {
    test.setTimeout(120_000);
    const port = await freePort();
    const child = spawn("npm", ["start"], {
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    let said = "";
    const ready = new Promise<void>((resolve) =>
      child.stdout.on(
        "data",
        (chunk: Buffer) => (said += chunk.toString()).includes(`\nhttp://localhost:${port}`) && resolve(),
      ),
    );
    await Promise.race([ready, ended]);
    expect(said).toContain("ok  worker");

    const slow = connect(port, "127.0.0.1");
    let heard = "";
    slow.on("data", (chunk) => (heard += chunk.toString()));
    slow.write(head + body.slice(0, 20));
    await once(slow, "connect");
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/api/health`).then(({ status }) => status)).toBe(200);
    child.kill(signal);
    // The server closes its port immediately, even if npm and its shell forward the signal more than once.
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/api/health`).then(
            () => "open",
            () => "closed",
          ),
        { timeout: 10_000 },
      )
      .toBe("closed");
    // Keeps the request open for three seconds. A server that closes connections after two seconds would fail here.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    slow.write(body.slice(20));
    await once(slow, "close");
    expect(heard).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toEqual([0, null]);
  });
}
