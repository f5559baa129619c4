import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { flatten } from "@/lib/platform/i18n/catalogue";

import { claimsIn } from "./wording";
import type { Wording } from "./wording";

/**
 * A trust claim may be shown only after two people have verified it, and only until it expires. The site can check this
 * only for claims in the database. This test therefore fails if a file in these folders contains a trust claim. The
 * exceptions are listed in `allowed`.
 */
const folders = ["app", "components", "lib", "messages", "prisma/seed"];
const isText = (path: string) => /\.(tsx?|mjs|json|css)$|^lib\/content\/seed\/.*\.md$/.test(path);
/**
 * Files that the search leaves out: `lib/firm` and the seed data of claims, because claims are defined there; tests and
 * their helpers; and generated code.
 */
const isExcluded = (path: string) =>
  /\.test\.tsx?$|^lib\/(firm|testing)\/|^lib\/platform\/db\/generated\/|^prisma\/seed\/claims/.test(path);

type Allowed = { readonly where: RegExp; readonly kinds: readonly Wording[]; readonly because: string };

const allowed: readonly Allowed[] = [
  {
    where: /^lib\/content\/seed\/articles\//,
    kinds: ["body"],
    because: "articles tell victims which public bodies exist and what they do",
  },
  {
    where: /^lib\/content\/seed\/questions\//,
    kinds: ["body"],
    because: "answers give the free helplines of public bodies",
  },
  {
    where: /^lib\/(site\/free-help-sources|plan\/sources|deadlines\/rules\/sources)\.ts:/,
    kinds: ["body"],
    because: "each source is listed with the name of its publisher",
  },
  {
    where: /^(lib\/plan\/sources\.ts:|messages\/.* plans\.steps\.ukGuarantee\.)/,
    kinds: ["guarantee"],
    because: "the banks' own scheme has this name, and the plan tells victims to use it",
  },
  {
    where: /^messages\/.* (deadlines\.rules\.[\w-]+|plans\.steps\.\w+|freeHelp\.report\.places\.\w+)\.\w+$/,
    kinds: ["body"],
    because: "tells victims which public bodies help without charge and by when they must write to them",
  },
  {
    where: /^messages\/.* (plans\.hub\.supportText|freeHelp\.report\.places\.support\.does)$/,
    kinds: ["hours"],
    because: "says when public helplines answer",
  },
  {
    where: /^messages\/.* services\.kinds\.\w+\.free$/,
    kinds: ["body"],
    because: "names the public bodies that help without charge",
  },
  {
    where: /^lib\/content\/seed\/legal\/privacy-policy\//,
    kinds: ["body"],
    because: "a privacy policy names the laws that give the reader rights",
  },
  {
    where: /^messages\/.* layout\.regulatedBy$/,
    kinds: ["supervision"],
    because: "a label that is shown only before the name in a record",
  },
  {
    where: /^messages\/.* complaints\.times\.\w+$/,
    kinds: ["body"],
    because: "tells staff which rules set the times for answering a complaint",
  },
  {
    where: /^messages\/.* verify\.scope\.approval$/,
    kinds: ["body"],
    because: "says that BaFin approves no such firm",
  },
  {
    where:
      /^messages\/.* (account\.people\.resetRequested|mail\.staff\.warning\.text|today\.(attention\.urgentText|figures\.replyText))$/,
    kinds: ["reply"],
    because: "only staff read these texts, which tell them by when they must act",
  },
  {
    where:
      /^messages\/.* (fees\.\w+|bookings\.record\.otherPerson\.successFee|billing\.documents\.fee|cases\.(events\.fee\w+|notices\.no-agreement|journey\.needsAgreement)|caseRules\.sources\.agreement-recorded|clientData\.(tables\.\w+|actions\.case\.fee-[\w-]+)|outbox\.kinds\.fee-email|mail\.staff\.deadJobs\.tasks\.fee-email)$/,
    kinds: ["fee"],
    because: "names the fee that a client has agreed to, for staff and in the export of the client's data",
  },
  {
    where: /^messages\/.* (mail\.fee\.\w+|manage\.invoices\.fee|payments\.(fee|openFee|overdueFee))$/,
    kinds: ["fee"],
    because: "asks a client for the fee that they have agreed to in writing",
  },
];

const paths = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
  .filter((path) => isText(path) && !isExcluded(path));

/**
 * Each searched text with its place. In a catalogue, the place is the file and the key of the text. In any other file,
 * it is the file and the line number. Comments are left out.
 */
const texts = paths.flatMap((path): (readonly [place: string, text: string])[] => {
  const content = readFileSync(path, "utf8");
  if (/^messages\/.*\.json$/.test(path))
    return flatten(JSON.parse(content)).map(([key, text]) => [`${path} ${key}`, text]);
  return withoutComments(path, content)
    .split("\n")
    .map((line, index) => [`${path}:${index + 1}`, line]);
});

function withoutComments(path: string, content: string): string {
  if (/\.(md|json)$/.test(path)) return content;
  return content
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/(^|\s)\/\/.*$/gm, "$1");
}

const isAllowed = (place: string, kind: Wording) =>
  allowed.some(({ where, kinds }) => where.test(place) && kinds.includes(kind));

it("finds only allowed claims in articles, legal texts, catalogues, components and emails", () => {
  const notAllowed = texts.flatMap(([place, text]) =>
    claimsIn(text).flatMap((kind) => (isAllowed(place, kind) ? [] : [`${place} ${kind}: ${text.trim()}`])),
  );
  expect(notAllowed).toEqual([]);
});

it("finds at least one claim for each place and kind in the list of allowed claims", () => {
  for (const { where, kinds } of allowed) {
    for (const kind of kinds)
      expect([where, kind, texts.some(([place, text]) => where.test(place) && claimsIn(text).includes(kind))]).toEqual([
        where,
        kind,
        true,
      ]);
  }
});

it("searches articles, catalogues, components, answers to common questions, emails and the texts of services", () => {
  for (const part of [
    /\/seed\/articles\/.*\.md:/,
    /^messages\/de\.json /,
    /^components\/.*\.tsx:/,
    /questions\/fr-CA\.json:/,
    /^lib\/booking\/emails\//,
    /^prisma\/seed\/service-texts/,
  ]) {
    expect([part, texts.some(([place]) => part.test(place))]).toEqual([part, true]);
  }
});

describe("the search", () => {
  it.each<[Wording, readonly string[]]>([
    ["guarantee", ["We guarantee a refund", "garantiert zurück", "Nous garantissons", "résultat garanti"]],
    [
      "supervision",
      [
        "Regulated by the authority",
        "beaufsichtigt von der Aufsicht",
        "Réglementé par l’autorité",
        "Réglementée par l’autorité",
        "a CIRO-regulated firm",
      ],
    ],
    ["body", ["Member of CIRO", "Von der BaFin", "l’Autorité des marchés financiers"]],
    ["outcome", ["98 % satisfied", "Erfolgsquote", "2,500+ cases", "$750M+ recovered"]],
    ["fee", ["No Recovery, No Fee", "Ohne Rückzahlung keine Vergütung", "Pas de récupération, pas d’honoraires"]],
    ["hours", ["Open 24/7", "rund um die Uhr", "24\u00a0heures sur 24"]],
    ["reply", ["a reply within 24 hours", "innerhalb von 24 Stunden", "en moins de 24 heures"]],
    [
      "confidence",
      ["100% confidential", "Vertraulich und sicher", "Confidentiel et sécurisé", "strictly confidential"],
    ],
    ["certificate", ["Cybersecurity certified", "zertifizierte IT", "cabinet certifié", "accredited"]],
    ["compliance", ["Privacy-law compliant", "DSGVO-konform", "datenschutzkonform", "conforme à la loi"]],
    [
      "praise",
      [
        "an award-winning firm",
        "proven methods",
        "trusted by victims",
        "die führende Kanzlei",
        "bewährte Verfahren",
        "cabinet primé",
        "méthodes éprouvées",
      ],
    ],
    [
      "experience",
      [
        "15 years of experience",
        "20 Jahre Erfahrung",
        "12 ans d’expérience",
        "thousands of clients",
        "Tausende Mandanten",
        "des milliers de victimes",
      ],
    ],
    [
      "result",
      ["We will recover your money", "Wir holen Ihr Geld zurück", "Nous récupérons votre argent", "risk-free"],
    ],
  ])("recognises claims of the kind %s", (kind, samples) => {
    for (const sample of samples) expect([sample, claimsIn(sample)]).toEqual([sample, expect.arrayContaining([kind])]);
  });

  it("finds no claim in harmless texts", () => {
    for (const harmless of [
      "A certificate from the bank",
      "24 hours and 2 hours before",
      "register with your bank",
      "Garten",
    ]) {
      expect([harmless, claimsIn(harmless)]).toEqual([harmless, []]);
    }
  });
});
