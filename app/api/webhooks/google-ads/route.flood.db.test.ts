import { db } from "@/lib/platform/db/client";
import { pick, seededRandom } from "@/lib/testing/random";

import { POST } from "./route";

const key = "test-key-of-the-lead-form";

jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  const settings = { GOOGLE_ADS_WEBHOOK_KEY: "test-key-of-the-lead-form", LIMIT_FACTOR: 1_000_000 };
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
jest.setTimeout(300_000);

const count = 10_000;
const random = seededRandom(51);
const numbers = ["0", "1", "9007199254740991", "9007199254740993", "9223372036854775807", "-1", "1.5", "1e400", '"12"'];
const values = ["", "x", "Anna Sample", "a@example.com", "+1 604 555 0100", "\\u0000", "\\ud800", "\\n", "'; --", "🙂"];
const ids = ["FULL_NAME", "FIRST_NAME", "LAST_NAME", "EMAIL", "WORK_EMAIL", "PHONE_NUMBER", "CITY", "own_question", ""];
const odd = ["null", "[]", "{}", '"text"', "7", "true", '[null,{"column_id":3},"x"]'];

const repeat = (most: number, make: () => string) => Array.from({ length: Math.floor(random() * most) }, make).join();
const columnsJson = () =>
  random() < 0.1
    ? pick(random, odd)
    : `[${repeat(8, () => `{"column_id":"${pick(random, ids)}","string_value":"${pick(random, values)}"}`)}]`;

type Sent = { readonly id: string; readonly body: string; readonly status: 200 | 400 | 401; readonly isTest: boolean };

/** One request and what must happen to it. */
function aRequest(index: number): Sent {
  // A tenth of the ids come twice or more often.
  const id = `lead-${random() < 0.1 ? Math.floor(random() * 100) : index + 1_000}`;
  const isWrong = random() < 0.1;
  const isBroken = random() < 0.1;
  // An id is always test data or never, as with Google.
  const isTest = Number(id.slice(5)) % 7 === 0;
  const body = `{"lead_id":"${id}","google_key":"${isWrong ? "wrong" : key}","is_test":${isTest},
    "campaign_id":${pick(random, numbers)},"form_id":${pick(random, numbers)},"gcl_id":${pick(random, ['""', '"Cj0"', "5"])},
    "user_column_data":${columnsJson()},"new_field_${Math.floor(random() * 9)}":${pick(random, odd)}}`;
  return {
    id,
    isTest,
    body: isBroken ? body.slice(0, -1 - Math.floor(random() * 40)) : body,
    status: isBroken ? 400 : isWrong ? 401 : 200,
  };
}

test(`stores each lead of ${count} random deliveries once, and no other`, async () => {
  const sent = Array.from({ length: count }, (_, index) => aRequest(index));
  const context = { params: Promise.resolve({}) };
  const statuses: number[] = [];
  for (let from = 0; from < count; from += 8) {
    const together = sent.slice(from, from + 8).map(async ({ body }) => {
      const url = "http://localhost:3000/api/webhooks/google-ads";
      const response = await POST(new Request(url, { method: "POST", body }), context);
      return response.status;
    });
    statuses.push(...(await Promise.all(together)));
  }
  expect(sent.filter(({ status }, index) => statuses[index] !== status)).toEqual([]);
  const expected = new Map(sent.filter(({ status }) => status === 200).map(({ id, isTest }) => [id, isTest]));
  const stored = await db.lead.findMany({
    where: { source: "google-ads" },
    select: { externalId: true, isTest: true },
  });
  expect(stored).toHaveLength(expected.size);
  expect(new Map(stored.map(({ externalId, isTest }) => [externalId, isTest]))).toEqual(expected);
  const real = [...expected.values()].filter((isTest) => !isTest).length;
  const [jobs] = await db.$queryRaw<{ jobs: bigint }[]>`select count(*) as jobs from graphile_worker._private_jobs`;
  expect(Number(jobs?.jobs)).toBe(2 * real);
});
