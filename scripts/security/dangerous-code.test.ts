import { isTest, readSources } from "../../lib/testing/architecture/source";
import type { Source } from "../../lib/testing/architecture/source";

type Rule = { readonly name: string; readonly pattern: RegExp; readonly allowed: readonly string[] };

/** Code that is dangerous with foreign input, and the files in which someone has looked at it. */
const rules: readonly Rule[] = [
  {
    name: "markup that is not escaped",
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
    allowed: ["components/layout/theme-head.tsx", "components/site/parts/json-ld.tsx"],
  },
  { name: "code from a text", pattern: /(?<![.\w])eval\(|new Function\(|node:vm"/, allowed: [] },
  {
    name: "another program",
    pattern: /node:child_process"/,
    // None of them uses a shell.
    allowed: [
      "scripts/shared/bundled-node.mjs",
      "scripts/shared/generate-client.mjs",
      "scripts/shared/hand-over.mjs",
      "scripts/shared/run.ts",
    ],
  },
  {
    name: "SQL that is not a template",
    pattern: /\$(?:query|execute)RawUnsafe\b/,
    // Names of tables and columns come from the classes of data, values are parameters.
    allowed: [
      "lib/rights/erasure/commands/drop-jobs.ts",
      "lib/rights/erasure/commands/erase-rows.ts",
      "lib/rights/export/queries/export-rows.ts",
      "lib/rights/export/queries/held-data.ts",
      "lib/rights/queries/person.ts",
      "prisma/seed/large/reference.ts",
    ],
  },
  {
    name: "a weak hash",
    pattern: /create(?:Hash|Hmac)\(\s*"(?!sha(?:256|384|512)")/,
    // The provider of text messages signs with HMAC-SHA1. Collisions of SHA-1 do not help to forge an HMAC.
    allowed: ["lib/platform/sms/signature.ts"],
  },
  { name: "a weak cipher", pattern: /create(?:De)?[Cc]ipher(?:iv)?\(\s*"(?!aes-256-gcm")/, allowed: [] },
  { name: "a weak generator", pattern: /Math\.random\(/, allowed: [] },
  { name: "certificates that are not checked", pattern: /rejectUnauthorized:\s*false/, allowed: [] },
];

const product = readSources().filter(
  ({ path }) =>
    /^(?:app|components|lib|prisma|scripts)\/|^(?:middleware|instrumentation)/.test(path) &&
    !isTest(path) &&
    !path.startsWith("scripts/local/") &&
    path !== "scripts/security/dangerous-code.test.ts",
);

const filesWith = (pattern: RegExp, sources: readonly Source[]) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test.each(rules)("the product has $name only where someone has looked", ({ pattern, allowed }) => {
  expect(filesWith(pattern, product).sort()).toEqual([...allowed].sort());
});

test.each([
  ["markup that is not escaped", "<p dangerouslySetInnerHTML={{ __html: story }} />"],
  ["code from a text", "const answer = eval(text);"],
  ["another program", 'import { exec } from "node:child_process";'],
  ["SQL that is not a template", "await db.$queryRawUnsafe(`select ${name}`);"],
  ["a weak hash", 'createHash("md5").update(text)'],
  ["a weak cipher", 'createCipheriv("aes-128-cbc", key, nonce)'],
  ["a weak generator", "const token = Math.random().toString(36);"],
  ["certificates that are not checked", "tls: { rejectUnauthorized: false }"],
])("a new file with %s is noticed", (name, text) => {
  const rule = rules.find((each) => each.name === name);
  expect(filesWith(rule?.pattern ?? /^$/, [{ path: "lib/weather/rain.ts", text }])).toEqual(["lib/weather/rain.ts"]);
});
