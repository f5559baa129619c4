import { uncheckedBodies } from "./testing/architecture/bodies";
import { serverCodeInBrowser } from "./testing/architecture/browser";
import { cycles, wrongDirections } from "./testing/architecture/direction";
import { importsBetweenAreas, importsBetweenPages, productOnLocal, wrongFolders } from "./testing/architecture/folders";
import { clocksInCore, frameworkInCore } from "./testing/architecture/purity";
import {
  databaseImportsOutsideCore,
  fetchingComponents,
  inventedAuthority,
  constraintsOutsideList,
  locksOutsideHelper,
  settingsOutsideEnv,
} from "./testing/architecture/restricted-access";
import { drawers, inlineStyles, splitRoles, unguardedActions } from "./testing/architecture/shape";
import { longFiles, needlessFiles, wideComments } from "./testing/architecture/size";
import { readSources } from "./testing/architecture/source";
import type { Source } from "./testing/architecture/source";
import { unguardedLoaders, unguardedPages } from "./testing/architecture/staff-pages";

const sources = readSources();

type Rule = (sources: readonly Source[]) => string[];
type Sample = Readonly<Record<string, string>>;

/** Each rule has samples that break the rule. They prove that the rule can fail. */
const rules: readonly [name: string, rule: Rule, broken: readonly Sample[]][] = [
  [
    "no module imports a later module of the list in direction.ts, and the list contains every module",
    wrongDirections,
    [{ "lib/availability/slots.ts": 'import { book } from "@/lib/booking/commands";' }, { "lib/weather/rain.ts": "" }],
  ],
  [
    "no imports form a cycle",
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
    "no browser loads the phone library or the names of settings",
    serverCodeInBrowser,
    [
      {
        "components/forms/phone.tsx": '"use client";\nimport { read } from "@/lib/inquiry/read";',
        "lib/inquiry/read.ts": 'export { toE164 } from "@/lib/platform/contact/phone";',
        "lib/platform/contact/phone.ts": 'import { parsePhoneNumberFromString } from "libphonenumber-js";',
      },
      {
        "components/forms/late.tsx": '"use client";\nconst load = () => import("@/lib/platform/contact/phone");',
        "lib/platform/contact/phone.ts": 'import { getCountries } from "libphonenumber-js/max";',
      },
      {
        "components/booking/form.tsx": '"use client";\nimport { schema } from "@/lib/booking/schema";',
        "lib/booking/schema.ts": 'import { encrypt } from "@/lib/platform/security/encryption";',
        "lib/platform/security/encryption.ts": 'import { env } from "../env";',
        "lib/platform/env.ts": "",
      },
    ],
  ],
  [
    "no page imports another page",
    importsBetweenPages,
    [
      { "app/[locale]/(site)/faq/page.tsx": 'import { Scope } from "../verify/scope";' },
      { "app/images/share/route.ts": 'import { kinds } from "@/app/[locale]/(site)/services/kinds";' },
      { "app/sitemap.ts": 'import { changedOn } from "./[locale]/changed-on";' },
    ],
  ],
  [
    "components import only components of their own area and of shared areas",
    importsBetweenAreas,
    [
      {
        "components/site/newsletter/gone.tsx":
          'import { ContactLinks } from "@/components/site/booking/contact-links";',
      },
      { "components/ui/field.tsx": 'import { Row } from "../staff/row";' },
      { "components/site/blog/list.tsx": 'import { Table } from "@/components/desk/list/table";' },
    ],
  ],
  [
    "each top-level folder imports only from the top-level folders that it may use",
    wrongFolders,
    [
      { "lib/firm/facts.ts": 'import { setFact } from "../../scripts/firm/set-fact";' },
      { "lib/testing/inquiry-words.ts": 'import type { Words } from "@/components/inquiry/words";' },
      { "scripts/bench.ts": 'import type { Table } from "../bench/table";' },
      { "prisma/seed.ts": 'import { start } from "../scripts/local/start";' },
    ],
  ],
  [
    "the product imports nothing from scripts/local, from tests or from benchmarks",
    productOnLocal,
    [
      { "scripts/worker.ts": 'import { openDatabase } from "./local/postgres/open";' },
      { "scripts/run.mjs": 'import { install } from "./local/boot/install.mjs";' },
      { "scripts/serve/builds.ts": 'const load = () => import("../local/locks/users.mjs");' },
      { "prisma/seed/clock.ts": 'import { fixedClock } from "../../scripts/testing/clock";' },
    ],
  ],
  [
    "only lib/platform, queries, audited reads and commands use the database",
    databaseImportsOutsideCore,
    [
      { "lib/booking/loaders.ts": 'import { db } from "@/lib/platform/db/client";' },
      { "app/page.tsx": 'import { Pool } from "pg";' },
    ],
  ],
  [
    "components do not load data",
    fetchingComponents,
    [{ "components/booking/slots.tsx": 'import { loadSlots } from "@/lib/booking/wizard/loaders/wizard";' }],
  ],
  [
    "schemas, rules, queries and commands do not load Next, directly or through other files",
    frameworkInCore,
    [
      { "lib/booking/schema.ts": 'import { cookies } from "next/headers";' },
      { "lib/firm/commands/save.ts": 'import { updateTag } from "next/cache";' },
      { "lib/inbox/states.ts": 'import type { Metadata } from "next";' },
      {
        "lib/search/client-ids.ts": 'import { requirePage } from "@/lib/platform/auth/session";',
        "lib/platform/auth/session.ts": 'import { redirect } from "next/navigation";',
      },
      {
        "lib/cases/closing.ts": 'import { freePlaces } from "./free-places";',
        "lib/cases/free-places.ts": 'import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";',
        "lib/firm/claims/loaders/shown-claims.ts": 'import { tagPage } from "@/lib/platform/page-tags";',
        "lib/platform/page-tags.ts": 'import { unstable_cache } from "next/cache";',
      },
    ],
  ],
  [
    "schemas, rules, queries and commands do not read the clock",
    clocksInCore,
    [
      { "lib/booking/schema.ts": "export const isPast = (day: Date) => day < new Date();" },
      { "lib/booking/wizard/journey.ts": "export const today = () => Date.now();" },
      { "lib/booking/desk/week.ts": "export const today = () => Date();" },
      { "lib/booking/wizard/draft.ts": "export const age = (start: number) => globalThis.Date.now() - start;" },
      { "lib/firm/commands/save.ts": "export const save = (clock = Date) => clock.now();" },
      { "lib/firm/queries/claims.ts": "const { Date: Clock } = globalThis;" },
      { "lib/inquiry/inbox/schema.ts": "class Moment extends Date {}" },
      { "lib/cases/queries.ts": "export const day = () => Temporal.Now.plainDateISO();" },
      { "lib/cases/commands/close.ts": "export const closedAt = () => performance.now();" },
    ],
  ],
  [
    "only env.ts reads settings",
    settingsOutsideEnv,
    [{ "lib/booking/price.ts": "export const profile = process.env.FIRM_PROFILE;" }],
  ],
  [
    "only constraints.ts contains the names of database constraints",
    constraintsOutsideList,
    [{ "lib/staff/commands/add.ts": 'const isKnown = constraint === "staff_users_email_key";' }],
  ],
  ["rows are locked by lockRow", locksOutsideHelper, [{ "lib/staff/lock.ts": "select 1 from staff_users for update" }]],
  [
    "only lib/platform/auth casts to Staff or Scope",
    inventedAuthority,
    [{ "lib/booking/desk/loaders/agenda.ts": "const scope = { advisers: [] } as Scope;" }],
  ],
  [
    "every server action is exported and made by a builder",
    unguardedActions,
    [
      { "lib/booking/actions.ts": '"use server";\nexport async function erase() {}' },
      { "app/page.tsx": 'export function Page() { async function erase() { "use server"; } return erase; }' },
    ],
  ],
  [
    "every page of the dashboard is built by staffPage",
    unguardedPages,
    [
      { "app/[locale]/(staff)/dashboard/weather/page.tsx": "export default function WeatherPage() {}" },
      {
        "app/[locale]/(staff)/dashboard/weather/[id]/page.tsx":
          'const { generateMetadata, Page } = staffPage("/dashboard/weather", {});\nexport { generateMetadata, Page as default };',
      },
    ],
  ],
  [
    "every loader that only pages of the dashboard call takes a Staff",
    unguardedLoaders,
    [
      {
        "app/[locale]/(staff)/dashboard/weather/page.tsx":
          'import { loadRain } from "@/lib/weather/loaders";\nconst rain = await loadRain(locale);',
        "lib/weather/loaders.ts": "export async function loadRain(locale: Locale) {}",
      },
    ],
  ],
  [
    "route handlers read request bodies through the API handler builder",
    uncheckedBodies,
    [
      {
        "app/api/weather/route.ts":
          "export const POST = async (request: Request) => Response.json(await request.json());",
      },
    ],
  ],
  ["no file is longer than 250 lines", longFiles, [{ "lib/booking/long.ts": "line\n".repeat(251) }]],
  ["no comment is wider than 120 columns", wideComments, [{ "lib/booking/wide.ts": `  // ${"word ".repeat(24)}\n` }]],
  [
    "no short file has its only importer in the same folder",
    needlessFiles,
    [
      {
        "lib/staff/actions/sign-in.ts": 'import { shape } from "./shape";',
        "lib/staff/actions/shape.ts": "export const shape = {};",
      },
      { "app/faq/page.tsx": 'import type { Text } from "./text";', "app/faq/text.ts": "export type Text = string;" },
    ],
  ],
  [
    "the files of one role are in one place",
    splitRoles,
    [{ "lib/cases/actions.ts": "", "lib/cases/actions/rules.ts": "" }, { "lib/clients/import-actions.ts": "" }],
  ],
  ["file names say what is inside", drawers, [{ "lib/booking/utils.ts": "" }]],
  [
    "markup has no inline styles",
    inlineStyles,
    [
      { "components/ui/box.tsx": "export const Box = () => <div style={{ margin: 0 }} />;" },
      { "components/ui/named.tsx": "const box = { margin: 0 };\nexport const Box = () => <div style={box} />;" },
      { "app/page.tsx": "export const Page = () => <style>{css}</style>;" },
    ],
  ],
];

describe.each(rules)('the rule "%s"', (_name, rule, broken) => {
  test("holds for all sources", () => {
    expect(rule(sources)).toEqual([]);
  });

  test.each(broken)("fails for a sample that breaks the rule", (sample) => {
    expect(rule(Object.entries(sample).map(([path, text]) => ({ path, text })))).toHaveLength(1);
  });
});

test("the rules are checked for more than 200 source files", () => {
  expect(sources.length).toBeGreaterThan(200);
});
