import { randomUUID } from "node:crypto";

import { encryptContent } from "@/lib/inquiry/inbox/entry";
import type { EntryFacts, EntryKind } from "@/lib/inquiry/inbox/entry";
import { itemColumn } from "@/lib/inquiry/inbox/item";
import type { ItemChanges, ItemKind } from "@/lib/inquiry/inbox/item";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { messageIdFor } from "@/lib/platform/mail/message";
import { storeCopy } from "@/lib/platform/mail/sent-emails";
import { encrypt } from "@/lib/platform/security/encryption";
import { drawReference } from "@/lib/platform/security/reference";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { columnsOf, subjects } from "./inquiries";
import type { SamplePerson } from "./people";
import type { Random } from "./random";
import { threadTexts } from "./thread-texts";
import { sampleNotes } from "./words-of-clients";

type Setting = { readonly people: readonly SamplePerson[]; readonly now: Instant; readonly random: Random };
type Item = { readonly kind: ItemKind; readonly id: string; readonly person: SamplePerson };

/**
 * Inserts the sample threads: messages and leads in different states, for example answered, snoozed or refused. Also
 * inserts an absence of the administrator.
 */
export async function seedThreads(tx: Tx, { people, now, random }: Setting): Promise<void> {
  const ago = (hours: number) => new Date(now - hours * msPerHour);
  const idOf = async (email: string) => (await tx.staffUser.findUniqueOrThrow({ where: { email } })).id;
  const [admin, manager] = [await idOf("admin@example.com"), await idOf("manager@example.com")];
  const speaking = (locale: string, nth: number) => {
    const speaker = people.filter((person) => person.locale === locale).at(nth);
    if (!speaker) throw new Error(`No sample person speaks ${locale}`);
    return speaker;
  };

  async function store(kind: ItemKind, person: SamplePerson, at: Date, change: ItemChanges & Special): Promise<Item> {
    const text = random.pick(sampleNotes[person.locale]) ?? "";
    const reference = drawReference(kind === "message" ? "MSG" : "REQ", (below) => random.below(below));
    const { isTest, externalId, source, ...common } = { state: "received" as const, ...change };
    const shared = { ...columnsOf(person, { text, at }), reference, source: source ?? "site", ...common };
    const row =
      kind === "message"
        ? await tx.contactMessage.create({
            data: {
              ...shared,
              subjectCipher: encrypt(subjects[person.locale], "contact_messages.subject"),
              messageCipher: encrypt(text, "contact_messages.message"),
            },
            select: { id: true },
          })
        : await tx.lead.create({
            data: {
              ...shared,
              isTest: isTest ?? false,
              externalId: externalId ?? null,
              service: "cryptocurrency-recovery",
              estimatedLoss: "10k-50k",
              urgency: "this-week",
              storyCipher: encrypt(text, "leads.story"),
            },
            select: { id: true },
          });
    return { kind, id: row.id, person };
  }

  async function add({ kind, id }: Item, entry: Entry): Promise<void> {
    const { at, text, facts = {}, staffId = null, messageId = null, delivery = null, ...other } = entry;
    await tx.inquiryEntry.create({
      data: {
        ...itemColumn(kind, id),
        ...other,
        at,
        staffId,
        messageId,
        delivery,
        version: 1,
        facts: facts as Prisma.InputJsonObject,
        contentCipher: text === undefined ? null : encryptContent({ text }),
      },
      select: { id: true },
    });
  }

  /** Records an email as sent to the person who wrote the item. Stores a copy for the outbox and a delivery record. */
  async function sent({ person }: Item, key: string, at: Date, text: string): Promise<void> {
    const { email: to, locale } = person;
    const { subject } = threadTexts[locale];
    const empty = { toName: "", fromName: "", html: "", attachments: [], headers: {} };
    await storeCopy(tx, key, { ...empty, to, locale, subject, text });
    await tx.sentEmail.updateMany({ where: { deliveryKey: key }, data: { at } });
    await tx.mailDelivery.create({ data: { key, messageId: messageIdFor(key), sentAt: at } });
  }

  async function reply(item: Item, at: Date, text: string, facts: EntryFacts = {}): Promise<void> {
    const id = randomUUID();
    const key = `inquiry-reply:${id}:0`;
    const locale = item.person.locale;
    const messageId = messageIdFor(key);
    await add(item, {
      id,
      kind: "reply",
      at,
      text,
      staffId: manager,
      messageId,
      delivery: "sent",
      facts: { locale, ...facts },
    });
    await sent(item, key, at, text);
  }

  const english = threadTexts.en;
  const answered = await store("message", speaking("en", 5), ago(40), {
    state: "answered",
    answeredAt: ago(28),
    ownerId: manager,
  });
  await sent(answered, `contact-sender:${answered.id}:0`, ago(40), english.receipt);
  await reply(answered, ago(28), english.reply);

  const german = await store("message", speaking("de", 2), ago(75), { reopenedAt: ago(2), ownerId: manager });
  await reply(german, ago(60), threadTexts.de.reply);
  await add(german, {
    kind: "received",
    at: ago(2),
    text: threadTexts.de.answer,
    messageId: "<sample-1@client.example>",
  });

  const snoozed = await store("lead", speaking("en", 9), ago(20), {
    ownerId: admin,
    snoozedUntil: new Date(now + 22 * msPerHour),
  });
  await add(snoozed, { kind: "call", at: ago(5), staffId: admin, facts: { outcome: "no-answer" } });
  await add(snoozed, { kind: "note", at: ago(5), staffId: admin, text: sampleNotes.en[2] ?? "" });
  await add(snoozed, {
    kind: "snoozed",
    at: ago(5),
    staffId: admin,
    facts: { until: new Date(now + 22 * msPerHour).toISOString() },
  });

  const refused = await store("lead", speaking("fr-CA", 3), ago(70), {
    state: "not_for_us",
    answeredAt: ago(50),
    ownerId: manager,
  });
  await reply(refused, ago(50), threadTexts["fr-CA"].refusal, { isRefusal: true });

  await store("message", speaking("fr-CA", 6), ago(11), { ownerId: admin });
  await store("message", speaking("en", 12), ago(15), {
    state: "quarantined",
    suspicions: ["many-links", "name-link"],
  });
  await store("lead", speaking("en", 13), ago(34), { state: "quarantined", suspicions: ["repeated", "flood"] });
  const kept = await store("message", speaking("en", 14), ago(90), {
    state: "quarantined",
    suspicions: ["honeypot"],
    keptOutAt: ago(80),
  });
  await add(kept, { kind: "state", at: ago(80), staffId: manager, facts: { state: "kept_out" } });
  for (const [index, externalId] of ["TeSter-7741", "TeSter-0042"].entries())
    await store("lead", speaking("en", 15 + index), ago(3 + 40 * index), {
      isTest: true,
      source: "google-ads",
      externalId,
    });

  const [startsAt, endsAt] = [new Date(now - msPerDay), new Date(now + 3 * msPerDay)];
  await tx.staffAbsence.create({ data: { staffId: admin, coverId: manager, startsAt, endsAt }, select: { id: true } });
}

type Special = {
  readonly suspicions?: string[];
  readonly isTest?: boolean;
  readonly externalId?: string;
  readonly source?: string;
};

type Entry = {
  readonly id?: string;
  readonly kind: EntryKind;
  readonly at: Date;
  readonly staffId?: string;
  readonly text?: string;
  readonly facts?: EntryFacts;
  readonly messageId?: string;
  readonly delivery?: "sent";
};
