import { readFileSync } from "node:fs";
import { join } from "node:path";

import { announceServer, anotherDatabase } from "../../lib/testing/database";
import { expiringClaim, lastingClaim, openOffice, verifyTwoClaims, writeClaims } from "../../lib/testing/live-office";
import { freePort } from "../local/postgres/free-port";
import { seedDatabase } from "../local/services/seed-database";
import { startService } from "../local/services/service";
import type { Service } from "../local/services/service";
import { findBrowser } from "./browser";
import { clockAhead } from "./clock";
import { buildWith, runPlaywright } from "./playwright";
import type { Settings } from "./playwright";
import { scratchFolder } from "./scratch";
import { openTestServer } from "./server";
import { tallyUp } from "./tally";
import type { Tally } from "./tally";

/** The settings that live mode requires. Their values differ from the sample values of demo mode. */
const settings = {
  NODE_ENV: "production",
  SITE_MODE: "live",
  SITE_URL: "http://localhost:3000",
  NEXTAUTH_URL: "http://localhost:3000",
  NEXTAUTH_SECRET: "a secret of the tests alone, of some length",
  DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
  MAIL_FROM: "Office <office@firm.test>",
  FIRM_LEGAL_NAME: "Northgate Advisers Inc.",
  FIRM_LEGAL_FORM: "Inc.",
  FIRM_LEGAL_REPRESENTATIVES: "J. Northgate",
  FIRM_LEGAL_ADDRESS: "1 Northgate Road, Toronto",
  FIRM_LEGAL_REGISTER: "Register 4711",
  FIRM_LEGAL_PHONE: "+1 416 555 0199",
  FIRM_LEGAL_VAT_ID: "4711",
  TRUSTED_PROXY_HOPS: "1",
};

/**
 * One run of the live site. `expected`: the keys of the claims that the site must show. `aheadDays`: the number of days
 * by which the site's clock is ahead.
 */
type Phase = { readonly expected: readonly string[]; readonly aheadDays: number };

/**
 * Tests the site in live mode, with one build in six phases: a firm that opens its site in the browser, a new site, a
 * site without verified claims, with two verified claims, with another database that has no verified claims, and after
 * one claim has expired. In the fifth phase, the site must not serve pages that were cached for the first database.
 * With the names of files, only the phases of these files run.
 */
export async function runLive(args: readonly string[]): Promise<Tally> {
  const server = await openTestServer();
  announceServer(server);
  const [database, other, fresh, owned] = [
    await anotherDatabase(),
    await anotherDatabase(),
    await anotherDatabase(),
    await anotherDatabase(),
  ];
  const [port, mailPort] = [String(await freePort()), await freePort()];
  const all = {
    ...settings,
    BROWSER_PATH: await findBrowser(),
    PORT: port,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    DATABASE_URL: database.url,
  };
  const chosen = args.filter((arg) => arg.endsWith(".ts"));
  const isChosen = (file: string) => chosen.length === 0 || chosen.includes(file);
  try {
    for (const { url } of [database, other, fresh, owned]) await seedDatabase({ ...all, DATABASE_URL: url });
    for (const { url } of [database, other]) {
      await writeClaims(url);
      await openOffice(url);
    }
    // An existing build of the same sources and settings is reused. Its prerendered pages may contain claims of another
    // database. The fifth phase tests that the site does not serve such pages.
    const built = { ...all, NEXT_DIST_DIR: await buildWith(all) };
    const phases: Tally[] = [];
    const during = async (phase: Phase, files: readonly string[], more: Settings = {}) => {
      const names = files.filter(isChosen);
      if (names.length > 0) phases.push(await runPhase(names, { ...built, ...more }, phase));
    };
    const none = { expected: [], aheadDays: 0 };
    const site = `http://localhost:${port}`;
    await during(none, ["e2e/live/opening.spec.ts"], { DATABASE_URL: owned.url, NEXTAUTH_URL: site, OPENING: "1" });
    await during(none, ["e2e/live/fresh.spec.ts"], { DATABASE_URL: fresh.url, FRESH: "1" });
    await during(none, shownFiles);
    await verifyTwoClaims(database.url);
    await during({ expected: [lastingClaim, expiringClaim], aheadDays: 0 }, shownFiles);
    await during(none, ["e2e/live/claims.spec.ts"], { DATABASE_URL: other.url });
    await during({ expected: [lastingClaim], aheadDays: 3 }, shownFiles);
    return { ...tallyUp(phases), output: phases.map(({ output }) => output).join("\n") };
  } finally {
    for (const { drop } of [database, other, fresh, owned]) await drop();
    await server.stop();
  }
}

/** The tests of what a site with services, an adviser and hours shows. */
const shownFiles = ["e2e/live/claims.spec.ts", "e2e/live/emails.spec.ts"];

async function runPhase(args: readonly string[], all: Settings, { expected, aheadDays }: Phase): Promise<Tally> {
  const log = join(scratchFolder(), "live.log");
  const env = { ...all, ...clockAhead(aheadDays * 86_400_000) };
  const services: Service[] = [];
  try {
    for (const name of ["worker", "serve"]) services.push(await startService({ name, env, log }));
    return await runPlaywright(args, {
      ...env,
      NODE_OPTIONS: "",
      BASE_URL: `http://localhost:${all.PORT}`,
      LIVE: "1",
      SHOWN_CLAIMS: expected.join(","),
    });
  } catch (error) {
    if (services.length < 2) console.log(readFileSync(log, "utf8"));
    throw error;
  } finally {
    for (const service of services.reverse()) await service.stop();
  }
}
