import type { Row } from "../../bench/table";
import { freePort } from "../../local/postgres/free-port";
import { compare } from "./ledger";
import { freeSlots } from "./office";
import type { FaultRow } from "./row";
import type { FaultSite } from "./site";
import type { Outcome } from "./visitors";
import { figuresOf, seen, untilMetric, untilPart, visit } from "./watch";

/** What the mail server does, and how it begins. */
const faults: Readonly<Record<string, (site: FaultSite) => Promise<void> | void>> = {
  "mail server down": (site) => site.mail.stop(),
  "mail server never answers": async (site) => {
    await site.mail.start();
    site.mail.behave("silent");
  },
  "mail server answers 451": (site) => site.mail.behave("later"),
  "mail server answers 554": (site) => site.mail.behave("never"),
};

/** The mail server is down, silent, or refuses every email for now or for good. */
export const mail: FaultRow = {
  name: "mail",
  proves: "without a working mail server visitors notice nothing, operators are told, and every email is sent later",
  async run(harness) {
    const site = await harness.site("mail", { advisers: 50 });
    try {
      const metricsPort = await freePort();
      const server = await site.serve();
      await site.work({ METRICS_PORT: String(metricsPort - 1) });
      const slots = await freeSlots(server.address, 50);
      const rows: Row[] = [];
      // The first answers of a server take longer.
      const { outcomes: early } = await visit({ address: server.address, slots: slots.slice(40), name: "mail-before" });
      const outcomes: Outcome[] = [...early];
      for (const [index, [fault, begin]] of Object.entries(faults).entries()) {
        await begin(site);
        const visited = await visit({
          address: server.address,
          slots: slots.slice(index * 10, index * 10 + 10),
          name: `mail-${index}`,
        });
        outcomes.push(...visited.outcomes);
        rows.push(
          ...figuresOf(fault, visited, false),
          seen(`${fault}: "/api/status" says that mail failed`, await untilPart(server.address, "mail", "failed")),
          seen(`${fault}: metrics say so`, await untilMetric(metricsPort, /^site_part_ok\{part="mail"\} 0$/m)),
        );
        await recover(site);
        rows.push(seen(`${fault}: mail is ok again`, await untilPart(server.address, "mail", "ok", 60_000)));
      }
      return [...rows, ...(await compare(site, outcomes))];
    } finally {
      await site.close();
    }
  },
};

/**
 * Repairs the mail server. An email is tried again after e to the power of its attempts seconds, so the row moves the
 * next attempt to now.
 */
async function recover(site: FaultSite): Promise<void> {
  await site.mail.start();
  site.mail.behave("accept");
  await site.query(
    "update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null and run_at between now() and now() + interval '1 day'",
  );
}
