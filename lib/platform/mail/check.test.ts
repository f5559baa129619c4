import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

import { checkMailServer } from "./check";

let server: SMTPServer;
let port = 0;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === "right" ? done(null, { user: "office" }) : done(new Error("no")),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  port = (server.server.address() as AddressInfo).port;
});

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

it('returns "well" after a sign-in, "failing" for a wrong password or no connection, and "unset" without a URL', async () => {
  process.env.LOG_LEVEL = "warn";
  const lines: string[] = [];
  const stdout = jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const outcomes = [
    await checkMailServer(`smtp://office:right@127.0.0.1:${port}`),
    await checkMailServer(`smtp://office:wrong-secret@127.0.0.1:${port}`),
    await checkMailServer("smtp://office:right@127.0.0.1:1"),
    await checkMailServer(""),
  ];
  stdout.mockRestore();
  expect(outcomes).toEqual(["well", "failing", "failing", "unset"]);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: "warn", event: "mail.server-failing", code: "EAUTH", responseCode: 535 },
    { level: "warn", event: "mail.server-failing" },
  ]);
  expect(lines.join("")).not.toContain("secret");
});
