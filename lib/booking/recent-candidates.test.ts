import type { Service } from "@/lib/services/service";

import type { Candidate } from "./candidates";
import { recall, remember, strike } from "./recent-candidates";

const adviser = (id: string): Candidate => ({ id, name: id, zone: "Europe/London", dailyCap: 4, reason: "" });
const found = { advisers: [adviser("a"), adviser("b")], rulesVersion: "v1" };
const now = Date.parse("2026-12-09T10:00:00Z");
const aMoment = () => ({ service: {} as Service, start: now + 86_400_000, language: "en", now });
const idsAt = (moment: ReturnType<typeof aMoment>) => recall(moment)?.advisers.map(({ id }) => id);

it("serves for a second, and not a question from before", () => {
  const moment = aMoment();
  remember(moment, found);
  expect(idsAt({ ...moment, now: now + 999 })).toEqual(["a", "b"]);
  expect(idsAt({ ...moment, now: now + 1_000 })).toBeUndefined();
  expect(idsAt({ ...moment, now: now - 1 })).toBeUndefined();
});

it("serves the same service, start and language alone", () => {
  const moment = aMoment();
  remember(moment, found);
  for (const other of [{ service: {} as Service }, { start: moment.start + 1 }, { language: "de" }]) expect(recall({ ...moment, ...other })).toBeUndefined();
});

it("strikes off who has been booked, and lives no longer for it", () => {
  const moment = aMoment();
  remember(moment, found);
  strike({ ...moment, now: now + 600 }, "a");
  expect(idsAt({ ...moment, now: now + 999 })).toEqual(["b"]);
  expect(idsAt({ ...moment, now: now + 1_000 })).toBeUndefined();
});

it("keeps no more than some hundred starts", () => {
  const moment = aMoment();
  for (let n = 0; n <= 500; n += 1) remember({ ...moment, start: n }, found);
  expect(recall({ ...moment, start: 0 })).toBeUndefined();
  expect(idsAt({ ...moment, start: 500 })).toEqual(["a", "b"]);
});
