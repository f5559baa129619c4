import { compare } from "./ledger";
import { bookingBody, freeSlots } from "./office";
import { exactly } from "./row";
import type { FaultRow } from "./row";
import { trySend } from "./send";
import type { Outcome } from "./visitors";

const times = 10;
const advisers = 50;
/** How many keys are in use at the same time. */
const parallel = 8;

/** 1,000 idempotency keys, each sent ten times at once to two servers. */
export const repeats: FaultRow = {
  name: "repeats",
  proves: "1,000 bookings that are each sent ten times at once are made once, with one email",
  async run(harness) {
    const keys = harness.times(1_000);
    const site = await harness.site("repeats", { advisers });
    try {
      const servers = [await site.serve(), await site.serve()];
      await site.work();
      const slots = await freeSlots(servers[0]?.address ?? "", keys / advisers + 10);
      const outcomes: Outcome[] = [];
      let [next, unequal, failed] = [0, 0, 0];
      const loop = async () => {
        while (next < keys) {
          const [visitor, slot] = [String(next), slots[next % slots.length]];
          next += 1;
          if (!slot) return;
          const sent = { headers: { "idempotency-key": `key-of-${visitor}` }, body: bookingBody(visitor, slot) };
          const answers = await Promise.all(
            Array.from({ length: times }, (_, n) => trySend(`${servers[n % 2]?.address}/api/bookings`, sent)),
          );
          const [first] = answers;
          if (!first) return;
          failed += answers.filter(({ status }) => status !== 201).length;
          unequal += answers.filter(({ text }) => text !== first.text).length;
          const reference = /"bookingReference":"([^"]+)"/.exec(first.text)?.[1] ?? "";
          outcomes.push({ ...first, visitor, reference, manageUrl: "" });
        }
      };
      await Promise.all(Array.from({ length: parallel }, loop));
      return [
        exactly(0, `of ${keys * times} requests: not answered with 201`, failed),
        exactly(0, "answers that differ from the first one of their key", unequal),
        exactly(keys, "visitors with a booking", new Set(outcomes.map(({ reference }) => reference)).size),
        ...(await compare(site, outcomes)),
      ];
    } finally {
      await site.close();
    }
  },
};
