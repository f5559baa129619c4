import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

import { isTest } from "../../lib/testing/architecture/source";
import { findSecrets } from "./find-secrets";

/** Values that look like secrets and open nothing. */
const harmless: Readonly<Record<string, string>> = {
  "lib/testing/https-server.ts: private key": "the key of the tests' own server, with a certificate for *.example",
  "lib/privacy/google/reports.test.ts: password in an address": "an invented address that must be refused",
};

/** Tests invent values of secrets. Secrets with a form of their own are also searched there. */
const isInvented = (path: string, kind: string) => kind === "value of a secret" && isTest(path);

const isText = (path: string) => !/\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|ttf|pdf|eml|zip|docx|gz|icc)$/.test(path);
const largest = 2_000_000;

test("no tracked file contains a secret", () => {
  const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 64_000_000 }).split("\0");
  const paths = tracked.filter((path) => path !== "" && isText(path));
  expect(paths.length).toBeGreaterThan(2_000);
  const found = paths.flatMap((path) =>
    statSync(path, { throwIfNoEntry: false })?.isFile() && statSync(path).size < largest
      ? findSecrets(readFileSync(path, "utf8"))
          .filter(({ kind }) => !isInvented(path, kind))
          .map(({ kind, line }) => ({ name: `${path}: ${kind}`, line }))
      : [],
  );
  expect(found.filter(({ name }) => !(name in harmless))).toEqual([]);
  expect(Object.keys(harmless).filter((name) => !found.some((each) => each.name === name))).toEqual([]);
});

/** Builds a sample from parts, so that this file contains no secret either. */
const sample = (...parts: readonly string[]) => parts.join("");
const random = "aB3dE5fG7hJ9kL2mN4pQ6rS8tU1vW3xY5zA7bC9d";

test.each([
  ["private key", sample("-----BEGIN RSA ", "PRIVATE KEY-----\n", random, random)],
  ["private key", sample("-----BEGIN ", "PRIVATE KEY-----\n", random, random)],
  ["key of Stripe", sample("sk", "_live_", random.slice(0, 24))],
  ["key of Stripe", sample("wh", "sec_", random.slice(0, 32))],
  ["token of GitHub", sample("gh", "p_", random.slice(0, 36))],
  ["key of AWS", sample("AK", "IAABCDEFGHIJKLMNOP")],
  ["key of Google", sample("AI", "za", random.slice(0, 35))],
  ["token of Slack", sample("xo", "xb-1234567890-abcdef")],
  ["token of npm", sample("np", "m_", random.slice(0, 36))],
  ["key of SendGrid", sample("S", "G.", random.slice(0, 22), ".", random, "aB3")],
  ["signed token", sample("ey", "J", random, ".ey", "J", random, ".", random)],
  ["password in an address", sample("postgres", "://site:hunter22@db.firm.com/site")],
  ["password in an address", sample("smtps", "://office:hunter22@mail.firm.com")],
  ["value of a secret", sample("DATA_", "KEY=", random, "=")],
  ["value of a secret", sample("client", 'Secret: "', random, '"')],
])("finds a %s", (kind, text) => {
  expect(findSecrets(`first line\n${text}\n`)).toContainEqual({ kind, line: 2 });
});

test.each([
  "DATABASE_URL=postgresql://user:password@host:5432/database",
  "postgresql://site:${password}@${host}/site",
  "https://user:password@mail.example.com",
  "DATA_KEY=          # 32 random bytes, base64 (openssl rand -base64 32)",
  "const token = requireTokenOfTheRequestOrRefuse(headers);",
  "secret: hashOfTheSecretThatTheVisitorMayHaveSentToUs,",
])("finds nothing in %s", (text) => {
  expect(findSecrets(text)).toEqual([]);
});
