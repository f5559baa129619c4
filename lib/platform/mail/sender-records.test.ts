import { cachedSenderRecords, domainOf, findSenderRecords } from "./sender-records";
import type { TxtResolver } from "./sender-records";

const now = Date.parse("2026-11-30T15:00:00Z");

/** A name server with these records. Other names do not exist. */
function server(records: Readonly<Record<string, readonly (readonly string[])[] | string>>) {
  const asked: string[] = [];
  const resolver: TxtResolver = {
    resolveTxt: async (name) => {
      asked.push(name);
      const found = records[name] ?? "ENOTFOUND";
      if (typeof found === "string") throw Object.assign(new Error(found), { code: found });
      return found;
    },
  };
  return { asked, resolver };
}

const statesOf = async (records: Parameters<typeof server>[0], from = "Office <office@mail.firm.example>") => {
  const { spf, dmarc } = await findSenderRecords(from, server(records).resolver);
  return [spf, dmarc];
};

it("finds both records, also in several parts and with DMARC at the domain above", async () => {
  const records = {
    "mail.firm.example": [["google-site-verification=x"], ["v=spf1 ", "include:mx.example -all"]],
    "_dmarc.firm.example": [["v=DMARC1; p=reject"]],
  };
  expect(await statesOf(records)).toEqual(["found", "found"]);
});

it("says what is missing, what is there twice, and what only looks similar", async () => {
  expect(await statesOf({})).toEqual(["missing", "missing"]);
  expect(await statesOf({ "mail.firm.example": [["v=spf1 -all"], ["v=spf1 ~all"]] })).toEqual(["invalid", "missing"]);
  const similar = { "mail.firm.example": [["v=spf10"]], "_dmarc.mail.firm.example": [["v=DMARC11"]] };
  expect(await statesOf(similar)).toEqual(["missing", "missing"]);
});

it.each(["ETIMEOUT", "ESERVFAIL", "ECONNREFUSED"])("knows nothing if the name server answers %s", async (code) => {
  expect(await statesOf({ "mail.firm.example": code, "_dmarc.mail.firm.example": code })).toEqual([
    "unknown",
    "unknown",
  ]);
});

it("reads a bounded part of what a domain answers", async () => {
  const noise = Array.from({ length: 1_000 }, () => ["x".repeat(100_000)]);
  expect(await statesOf({ "mail.firm.example": [...noise, ["v=spf1 -all"]] })).toEqual(["missing", "missing"]);
  expect(
    await statesOf({ "mail.firm.example": [["v=spf1 ", ...Array<string>(10_000).fill("a".repeat(255))]] }),
  ).toEqual(["found", "missing"]);
});

it("asks again after ten minutes, and after one minute if a record is unknown", async () => {
  const { asked, resolver } = server({ "firm.example": [["v=spf1 -all"]], "_dmarc.firm.example": [["v=DMARC1;"]] });
  for (const at of [now, now + 9 * 60_000, now + 11 * 60_000])
    await cachedSenderRecords("a@firm.example", at, resolver);
  expect(asked).toHaveLength(4);
  const silent = server({ "firm.example": "ETIMEOUT" });
  for (const at of [now, now + 30_000, now + 61_000]) await cachedSenderRecords("b@firm.example", at, silent.resolver);
  expect(silent.asked.filter((name) => name === "firm.example")).toHaveLength(2);
});

it("finds the domain of a sender in every notation", () => {
  expect(["a@Firm.example", "Office <a@firm.example>", "Office"].map(domainOf)).toEqual([
    "firm.example",
    "firm.example",
    "",
  ]);
});
