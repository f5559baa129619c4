import { rememberContact } from "@/lib/inquiry/commands/remember-contact";
import { db } from "@/lib/platform/db/client";
import { until } from "@/lib/testing/until";

import { clientColumns } from "../import-rows";
import { checkClients, importClients } from "./import-clients";

jest.setTimeout(120_000);

const now = Date.parse("2027-01-08T17:00:00Z");
const by = { kind: "terminal" } as const;
const head = clientColumns.join(",");
const client = (name: string, changes: Partial<Record<(typeof clientColumns)[number], string>> = {}) => {
  const usual = { first_name: name, last_name: "Import", email: `${name}@import.example`.toLowerCase() };
  const rest = { phone: "416 555 0123", phone_country: "CA", date_of_birth: "1961-04-30", preferred_contact: "phone" };
  const cells = { ...usual, ...rest, language: "fr", zone: "America/Toronto", safe_contact: "", ...changes };
  return clientColumns.map((column) => cells[column]).join(",");
};
const file = (...rows: readonly string[]) => [head, ...rows].join("\r\n");
const problemsOf = async (text: string) =>
  (await checkClients(text, now)).problems.map(({ line, column, code }) => `${line} ${column ?? ""} ${code}`);
const stored = () => db.client.count({ where: { lastName: "Import" } });
const imports = () => db.auditEvent.count({ where: { action: "clients.imported" } });

it("stores every client of a file, and writes one audit row for the import", async () => {
  const text = file(
    client("Anna", { safe_contact: "no-voicemail discreet" }),
    client("Bert", { email: "", phone: "416 555 0199", date_of_birth: "" }),
  );
  const before = await imports();
  expect(await importClients(by, text, now)).toEqual({ ok: true, value: { count: 2 } });
  expect(await imports()).toBe(before + 1);
  const anna = await db.client.findFirstOrThrow({ where: { email: "anna@import.example" } });
  expect(anna).toMatchObject({
    firstName: "Anna",
    phone: "416 555 0123",
    phoneE164: "+14165550123",
    locale: "fr-CA",
    safeContact: ["no-voicemail", "discreet"],
    dateOfBirth: new Date("1961-04-30"),
    createdAt: new Date(now),
  });
  expect(await db.client.count({ where: { lastName: "Import", email: null } })).toBe(1);
});

it("fills in a phone number's missing country from the client's time zone, or from the office if the zone has no country", async () => {
  const german = { zone: "Europe/Berlin", phone: "030 1234567" };
  const text = file(
    client("Gerda", { phone_country: "", ...german }),
    client("Olga", { phone_country: "", zone: "Etc/UTC" }),
    client("Rita", { phone_country: "CH", zone: "Europe/Berlin", phone: "044 668 18 00" }),
  );
  expect(await importClients(by, text, now)).toMatchObject({ ok: true });
  const numbers = await db.client.findMany({
    where: { firstName: { in: ["Gerda", "Olga", "Rita"] } },
    orderBy: { firstName: "asc" },
  });
  expect(numbers.map(({ phoneE164 }) => phoneE164)).toEqual(["+49301234567", "+14165550123", "+41446681800"]);
});

it("lists every problem with its line number and stores nothing", async () => {
  await importClients(by, file(client("Early")), now);
  const [clients, records] = [await stored(), await imports()];
  const text = file(
    client("Carl"),
    client("D", { phone: "12" }),
    client("Emma", { email: "EARLY@import.example" }),
    client("Carl"),
    client("Finn", { date_of_birth: "2031-01-01", zone: "Mars/Base" }),
    client("Gina", { date_of_birth: "2031-01-01" }),
    client("Hugo", { email: "", preferred_contact: "email" }),
    client("Ivan", { email: "", safe_contact: "email-only" }),
    client("Jana", { safe_contact: "never" }),
    `${client("Kurt")},more`,
  );
  expect(await problemsOf(text)).toEqual([
    ...["3 first_name firstNameTooShort", "3 phone phoneTooShort:2", "4 email emailExists", "5 email emailRepeated"],
    ...[
      "6 zone unknownZone",
      "7 date_of_birth dateOfBirthInvalid",
      "8 email emailNeededHere",
      "9 email emailNeededHere",
    ],
    ...["10 safe_contact safeContactUnknown", "11  cells"],
  ]);
  expect(await importClients(by, text, now)).toMatchObject({ ok: false, error: "VALIDATION_ERROR" });
  expect([await stored(), await imports()]).toEqual([clients, records]);
});

it("reports every row of a file that was imported before, including rows without an email address", async () => {
  const own = (phone: string, rest = {}) => client("Nora", { email: "", last_name: "Known", phone, ...rest });
  const born = (day: string) => ({ date_of_birth: day });
  const text = file(
    own("(416) 555-0211", { phone_country: "", ...born("") }),
    own("00000000000000", { last_name: "Other", ...born("") }),
    client("Olive", { last_name: "Known" }),
  );
  expect(await importClients(by, text, now)).toMatchObject({ ok: true });
  expect(await problemsOf(text)).toEqual(["2 phone phoneExists", "3 phone phoneExists", "4 email emailExists"]);
  const later = file(
    own("+1 416 555 0211", { first_name: "Ines", ...born("1950-02-01") }),
    own("416 555 0212", { first_name: "OLIVE" }),
    own("416 555 0213", born("1950-02-03")),
    own("1 416 555 0213", { first_name: "Paul", ...born("") }),
    own("416 555 0214", { first_name: "nora", ...born("1950-02-03") }),
    client("Quin", { last_name: "Known", phone: "416 555 0213" }),
  );
  expect(await problemsOf(later)).toEqual([
    ...["2 phone phoneExists", "3 last_name personExists"],
    ...["5 phone phoneRepeated", "6 last_name personRepeated"],
  ]);
});

it("reports an address that a client had before", async () => {
  await importClients(by, file(client("Mona")), now);
  const { id } = await db.client.findFirstOrThrow({ where: { email: "mona@import.example" } });
  const emails = { before: { email: "mona.before@import.example" }, after: { email: "mona@import.example" } };
  await rememberContact(db, { clientId: id }, { ...emails, now });
  expect(await problemsOf(file(client("Mona", { email: "Mona.Before@import.example" })))).toEqual([
    "2 email emailFormer",
  ]);
});

it("reports a missing name, and a date of birth that is too early or not in the format YYYY-MM-DD", async () => {
  const born = (date_of_birth: string) =>
    client("Rosa", { date_of_birth, email: `rosa${date_of_birth}@import.example` });
  const text = file(client("Rosa", { first_name: "", last_name: "" }), born("1800-05-01"), born("1.5.1950"));
  expect(await problemsOf(text)).toEqual([
    ...["2 first_name theirFirstNameEmpty", "2 last_name theirLastNameEmpty"],
    ...["3 date_of_birth dateOfBirthTooEarly", "4 date_of_birth dateNotIso"],
  ]);
});

it("refuses a name that contains a wallet's recovery phrase", async () => {
  const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow";
  expect(await problemsOf(file(client("Lena", { last_name: phrase })))).toContain("2 last_name secretFound");
});

it("stores nothing if another transaction adds a client with an email address from the file and commits after the check", async () => {
  const [clients, records] = [await stored(), await imports()];
  const many = Array.from({ length: 2_000 }, (_, index) => client(`Many${index}`));
  const text = file(...many, client("Zora"));
  // Another transaction stores a client with the last email address of the file. The import's check does not find this
  // client, because the transaction has not committed yet. The import then waits until the transaction commits.
  const imported = await db.$transaction(async (tx) => {
    await tx.client.create({ data: taken("zora@import.example") });
    const result = importClients(by, text, now);
    await waitForLock();
    return { result };
  });
  expect(await imported.result).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
  expect([await stored(), await imports()]).toEqual([clients, records]);
});

it.each([
  ["", "1  columns"],
  ["first_name,email\r\nAnna,a@b.example", "1  columns"],
  [head, "1  noRows"],
  [`${head}\r\n"Anna`, "2  notCsv"],
])("reports one problem for the whole file %j", async (text, problem) => {
  expect(await problemsOf(text)).toEqual([problem]);
});

async function waitForLock(): Promise<void> {
  const waiting = () =>
    db.$queryRaw<
      unknown[]
    >`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => (await waiting()).length > 0);
}

function taken(email: string) {
  const rest = { phone: "1", preferredContact: "phone", locale: "en", zone: "America/Toronto" };
  return { firstName: "Zora", lastName: "Taken", email, ...rest };
}
