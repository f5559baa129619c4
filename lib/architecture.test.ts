import { uncheckedBodies } from "./testing/architecture/bodies";
import { cycles, wrongDirections } from "./testing/architecture/direction";
import { clocksInCore, frameworkInCore } from "./testing/architecture/purity";
import {
  databaseReached,
  fetchingComponents,
  inventedAuthority,
  strayedConstraints,
  strayedSettings,
} from "./testing/architecture/reach";
import { drawers, inlineStyles, longFiles, unguardedActions } from "./testing/architecture/shape";
import { readSources } from "./testing/architecture/source";
import type { Source } from "./testing/architecture/source";

const sources = readSources();

type Rule = (sources: readonly Source[]) => string[];
type Sample = Readonly<Record<string, string>>;

/** Each rule with samples that break it, for a rule that cannot fail proves nothing. */
const rules: readonly [name: string, rule: Rule, broken: readonly Sample[]][] = [
  [
    "imports go one way along one ordered list, in which every subject has its place",
    wrongDirections,
    [{ "lib/availability/slots.ts": 'import { book } from "@/lib/booking/commands";' }, { "lib/weather/rain.ts": "" }],
  ],
  [
    "no file imports itself by a detour",
    cycles,
    [
      {
        "lib/firm/a.ts": 'import { b } from "./b";',
        "lib/firm/b.ts": 'import { c } from "@/lib/firm/c";',
        "lib/firm/c.ts": 'import { a } from "./a";',
      },
    ],
  ],
  [
    "only queries and commands talk to the database",
    databaseReached,
    [
      { "lib/booking/loaders.ts": 'import { db } from "@/lib/platform/db/client";' },
      { "app/page.tsx": 'import { Pool } from "pg";' },
    ],
  ],
  [
    "components show what they are given",
    fetchingComponents,
    [{ "components/booking/slots.tsx": 'import { loadSlots } from "@/lib/booking/loaders";' }],
  ],
  [
    "schemas, rules, queries and commands know nothing of Next",
    frameworkInCore,
    [
      { "lib/booking/schema.ts": 'import { cookies } from "next/headers";' },
      { "lib/firm/commands/save.ts": 'import { updateTag } from "next/cache";' },
      { "lib/inbox/states.ts": 'import type { Metadata } from "next";' },
    ],
  ],
  [
    "schemas, rules, queries and commands are told the time",
    clocksInCore,
    [
      { "lib/booking/schema.ts": "export const isPast = (day: Date) => day < new Date();" },
      { "lib/booking/journey.ts": "export const today = () => Date.now();" },
      { "lib/cases/queries.ts": "export const day = () => Temporal.Now.plainDateISO();" },
      { "lib/cases/commands/close.ts": "export const closedAt = () => performance.now();" },
    ],
  ],
  [
    "settings are read in one place",
    strayedSettings,
    [{ "lib/booking/price.ts": "export const profile = process.env.FIRM_PROFILE;" }],
  ],
  [
    "constraints are named in one place",
    strayedConstraints,
    [{ "lib/staff/commands/add.ts": 'const isKnown = constraint === "staff_users_email_key";' }],
  ],
  [
    "only the sign-in's folder says who may do what",
    inventedAuthority,
    [{ "lib/booking/loaders/agenda.ts": "const scope = { advisers: [] } as Scope;" }],
  ],
  [
    "server actions come out of the builders and hide nowhere else",
    unguardedActions,
    [
      { "lib/booking/actions.ts": '"use server";\nexport async function erase() {}' },
      { "app/page.tsx": 'export function Page() { async function erase() { "use server"; } return erase; }' },
    ],
  ],
  [
    "what is sent to a route handler passes the check of the builder",
    uncheckedBodies,
    [
      {
        "app/api/weather/route.ts":
          "export const POST = async (request: Request) => Response.json(await request.json());",
      },
    ],
  ],
  ["no file is longer than 250 lines", longFiles, [{ "lib/booking/long.ts": "line\n".repeat(331) }]],
  ["names say what is inside", drawers, [{ "lib/booking/utils.ts": "" }]],
  [
    "no style stands in the markup",
    inlineStyles,
    [
      { "components/ui/box.tsx": "export const Box = () => <div style={{ margin: 0 }} />;" },
      { "components/ui/named.tsx": "const box = { margin: 0 };\nexport const Box = () => <div style={box} />;" },
      { "app/page.tsx": "export const Page = () => <style>{css}</style>;" },
    ],
  ],
];

describe.each(rules)("%s", (_name, rule, broken) => {
  test("here", () => {
    expect(rule(sources)).toEqual([]);
  });

  test.each(broken)("and the rule can fail", (sample) => {
    expect(rule(Object.entries(sample).map(([path, text]) => ({ path, text })))).toHaveLength(1);
  });
});

test("the rules see the whole of the code", () => {
  expect(sources.length).toBeGreaterThan(200);
});
