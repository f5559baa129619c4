import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../shared/root";
import { scratchFolder } from "../scratch";
import { buildCopy } from "./copied-build";
import { exactly, known } from "./row";
import type { FaultRow } from "./row";
import { send } from "./send";

/** Pages with a form, and what a visitor without JavaScript fills in. */
const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/booking": { service: "66a1f0c25d3b9e0012ab4c01" },
  "/newsletter": { email: "visitor@faults.example" },
};

/** One release, built on two machines. A balancer may send each request of a visitor to another one of them. */
export const builds: FaultRow = {
  name: "builds",
  proves: "two separately built copies of one release serve one site",
  async run(harness) {
    const site = await harness.site("builds", {});
    try {
      const settings = { ...harness.settings, DATABASE_URL: site.databaseUrl, SMTP_URL: site.mail.url };
      const ours = await site.serve();
      const copy = await buildCopy(join(scratchFolder(), "copy"), settings, site.onClose);
      const [here, there] = [join(root, harness.settings.NEXT_DIST_DIR ?? ""), copy.build];
      const files = staticFiles(here);
      const addresses = [ours.address, copy.address];
      const names = await Promise.all(addresses.map(async (address) => (await send(`${address}/api/health`)).text));
      const origin = harness.settings.SITE_URL ?? "";
      const answers: string[][] = [];
      for (const [path, typed] of Object.entries(forms)) {
        const page = await send(ours.address + path);
        const body = { ...hiddenFields(page.text), ...typed };
        answers.push(await Promise.all(addresses.map((address) => post(address + path, { body, origin }))));
      }
      const others = files.filter(isOther(here, there));
      const unequal = answers.filter(([first, second]) => first !== second);
      const failed = answers.filter(([first]) => !/ (?:200|303) /.test(first ?? ""));
      return [
        known("scripts, styles and fonts of the build", files.length),
        exactly(0, "of these that the other copy lacks or has with other bytes", others.length, others.join(" ")),
        exactly(1, "names of the two builds", new Set(names).size, names.join("; ")),
        exactly(0, "forms of one copy that the other one answers differently", unequal.length, unequal.join("; ")),
        exactly(0, "forms that failed", failed.length, failed.join("; ")),
      ];
    } finally {
      await site.close();
    }
  },
};

function staticFiles(build: string): readonly string[] {
  const entries = readdirSync(join(build, "static"), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(build.length));
}

const isOther = (here: string, there: string) => (file: string) => {
  try {
    return !readFileSync(join(here, file)).equals(readFileSync(join(there, file)));
  } catch {
    return true;
  }
};

/** The hidden fields of the first form in the main part of a page, with the id of its action. */
function hiddenFields(page: string): Readonly<Record<string, string>> {
  const start = page.indexOf("<form", page.indexOf("<main"));
  const form = page.slice(start, page.indexOf("</form>", start));
  const inputs = form.match(/<input type="hidden"[^>]*>/g) ?? [];
  const attribute = (input: string, name: string) =>
    (new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return Object.fromEntries(inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]));
}

type Form = { readonly body: Readonly<Record<string, string>>; readonly origin: string };

/** Posts a form as a browser without JavaScript. Returns the path, the status and where the answer leads. */
async function post(url: string, { body: fields, origin }: Form): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // As bytes, because the server refuses a form of unknown length. The host is that of the site, as behind a balancer.
  const encoded = new Response(body);
  const headers = { origin, host: new URL(origin).host, "content-type": encoded.headers.get("content-type") ?? "" };
  const { status, location = "" } = await send(url, { body: Buffer.from(await encoded.bytes()), headers });
  return `${new URL(url).pathname} ${status} ${location}`;
}
