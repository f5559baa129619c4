import { readFileSync } from "node:fs";

import { recoveryCodeCount } from "../../lib/platform/auth/recovery-codes";
import { linkLifetimes } from "../../lib/platform/auth/links";
import { shortestPassword } from "../../lib/platform/auth/passwords";
import { maxCodes, pendingLifetime } from "../../lib/platform/auth/pending-sign-in";
import { recentFor } from "../../lib/platform/auth/reauthenticate";
import { idleLifetime, maxLifetime } from "../../lib/platform/auth/sessions";
import { maxCostBytes, maxDocumentBytes, maxImportBytes } from "../../lib/platform/request/request-body";
import { holdAllowance, limits } from "../../lib/platform/security/limits";
import { msPerHour, msPerMinute } from "../../lib/platform/time/instant";
import { isTest, readSources } from "../../lib/testing/architecture/source";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const controls = readFileSync("deploy/security/CONTROLS.md", "utf8").replace(/\s+/g, " ");

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

test.each([
  [`at least ${shortestPassword} and at most`],
  [`${limits.signIn.address.points} per network in ${limits.signIn.address.seconds / 60} minutes`],
  [`${limits.account.address.points} per account in an hour`],
  [`${limits.signIn.site.points} in the whole site a minute`],
  [`its own ${limits.knownBrowser.address.points} an hour`],
  [`${maxCodes === 5 ? "five" : maxCodes} codes in ${pendingLifetime / msPerMinute === 5 ? "five" : "other"} minutes`],
  [`one of ${recoveryCodeCount === 10 ? "ten" : recoveryCodeCount} recovery codes`],
  [`once and for ${linkLifetimes["password-reset"] / msPerMinute} minutes`],
  [`an invitation for ${linkLifetimes.invitation / msPerHour} hours`],
  [`${idleLifetime / msPerMinute} minutes without a request and after ${maxLifetime / msPerHour} hours`],
  [`in the last ${recentFor / msPerMinute} minutes`],
  [`${limits.booking.address.points} bookings, ${limits.contact.address.points} messages`],
  [`and ${limits.newsletter.address.points} subscriptions an hour`],
  [`${holdAllowance().live === 6 ? "six" : holdAllowance().live} held times`],
  [`CSV, email | ${megabytes(maxDocumentBytes)}`],
  [`CSV | ${megabytes(maxImportBytes)}`],
  [`CSV | ${megabytes(maxCostBytes)}`],
])("CONTROLS.md says what the code does: %s", (sentence) => {
  expect(controls).toContain(sentence);
});

test("CONTROLS.md lists every purpose for which a key is derived", () => {
  const used = readSources()
    .filter(({ path }) => path.startsWith("lib/") && !isTest(path))
    .flatMap(({ text }) => [...text.matchAll(/\b(?:hmac|keyFor)\(\s*"([a-z-]+)"/g)].map(([, purpose]) => purpose));
  const [, list = ""] = /Purposes of the root: ([^.]+)\./.exec(controls) ?? [];
  expect([...list.matchAll(/`([a-z-]+)`/g)].map(([, purpose]) => purpose)).toEqual([...new Set(used)].sort());
});
