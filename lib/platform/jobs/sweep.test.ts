import { sweepAll } from "./sweep";

const now = Date.parse("2026-12-09T12:00:00Z");

it("runs all sweeps even if one sweep fails, and then rejects", async () => {
  const swept: string[] = [];
  const sweeps = {
    booking: (at: number) => {
      swept.push(`booking ${at}`);
      return Promise.reject(new Error("away"));
    },
    newsletter: (at: number) => {
      swept.push(`newsletter ${at}`);
      return Promise.resolve({ consents: 1 });
    },
  };
  await expect(sweepAll(sweeps, now)).rejects.toThrow("Not swept: booking");
  expect(swept).toEqual([`booking ${now}`, `newsletter ${now}`]);
});
