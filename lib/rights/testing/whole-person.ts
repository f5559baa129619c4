import { randomBytes } from "node:crypto";

import { confirmSubscription } from "@/lib/newsletter/commands/confirm-subscription";
import { requested } from "@/lib/newsletter/testing/requests";
import { noHiddenFields } from "@/lib/inquiry/schema";
import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import { storeText } from "@/lib/booking/testing/stored-text";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import { storeDocument } from "@/lib/documents/commands/store-document";
import { receiveLead } from "@/lib/inquiry/leads/commands/receive-lead";
import { db } from "@/lib/platform/db/client";
import { recipientHash } from "@/lib/platform/mail/recipient";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { aMessage, aRequest } from "@/lib/testing/inquiries";

import { reportLead } from "./reported-lead";

const bytes = (length = 32) => Uint8Array.from(randomBytes(length));

type Wanted = { readonly email: string; readonly staffId: string; readonly now: number };

/**
 * Stores a client, and rows about this client in the tables that can contain data about a person. One of the client's
 * two bookings is paid.
 */
export async function aWholePerson({ email, staffId, now }: Wanted) {
  const past = new Date(now - 30 * msPerDay);
  const [service, adviser] = [await aService().insert(), await anAdviser().insert()];
  const client = await aClient().at(email).insert();
  const merged = await aClient().at(`merged-${email}`).insert();
  await db.client.update({ where: { id: merged.id }, data: { mergedIntoId: client.id, mergedAt: past } });
  await db.clientMerge.create({
    data: {
      keptId: client.id,
      mergedId: merged.id,
      mergedAt: past,
      mergedById: staffId,
      taken: [],
      moved: {},
      beforeCipher: bytes(),
    },
  });
  const meeting = aBooking({ adviser, service }).by(client);
  const paid = await meeting.startingAt(past).insert();
  const free = await aBooking({ adviser, service })
    .by(client)
    .startingAt(new Date(past.getTime() + msPerDay))
    .insert();
  await db.payment.create({
    data: {
      bookingId: paid.id,
      provider: "stripe",
      providerId: "p-1",
      amountMinor: 100,
      currency: "CAD",
      state: "paid",
      paidAt: past,
      refunds: { create: [{ amountMinor: 1, madeAt: past }] },
    },
  });
  await db.clientNote.create({ data: { clientId: client.id, authorId: staffId, textCipher: bytes() } });
  await db.clientTask.create({
    data: {
      clientId: client.id,
      ownerId: staffId,
      textCipher: bytes(),
      dueOn: past,
      createdById: staffId,
      createdAt: past,
      doneAt: past,
      doneById: staffId,
    },
  });
  await db.bookingNote.create({ data: { bookingId: free.id, authorId: staffId, textCipher: bytes() } });
  await db.bookingOffer.create({ data: { bookingId: free.id, startsAt: new Date(now), expiresAt: new Date(now) } });
  const draft = { tokenHash: bytes(), answersCipher: bytes(), bookingId: free.id, expiresAt: past };
  await db.bookingDraft.create({ data: draft });
  await db.bookingPoint.create({ data: { bookingId: free.id, point: "terms", coveredById: staffId, coveredAt: past } });
  await db.bookingIdempotencyKey.create({
    data: { keyHash: bytes(), bodyHash: bytes(), bookingId: free.id, result: {} },
  });
  await db.bookingSummary.create({
    data: { addressHash: recipientHash(email), openedAt: past, items: { create: [{ bookingId: free.id }] } },
  });

  const unscripted = { hidden: noHiddenFields, locale: "en", now } as const;
  const message = await receiveMessage(aMessage({ email }), unscripted);
  const lead = await receiveLead(aRequest({ email }), unscripted);
  if (!message.ok || !lead.ok) throw new Error("The message or the lead was not stored");
  const { id: contactMessageId } = await db.contactMessage.findUniqueOrThrow({
    where: { reference: message.value.reference },
  });
  const { id: leadId } = await db.lead.findUniqueOrThrow({ where: { reference: lead.value.reference } });
  await reportLead(leadId, { past, now });
  await db.inquiryEntry.create({
    data: { contactMessageId, kind: "received", at: past, contentCipher: bytes(), messageId: "<a@b>", version: 1 },
  });
  await db.receivedEmail.create({
    data: {
      signature: bytes(),
      bytes: 3,
      isCut: false,
      receivedAt: past,
      contactMessageId,
      senderHash: recipientHash(email),
      parts: { create: [{ position: 0, contentCipher: bytes() }] },
    },
  });
  await db.inquiryDraft.create({ data: { contactMessageId, staffId, textCipher: bytes(), savedAt: past } });

  const recipient = { recipientHash: recipientHash(email), recipientCipher: bytes() };
  await db.sentEmail.create({
    data: { deliveryKey: "k", kind: "k", outcome: "sent", locale: "en", ...recipient, contentCipher: bytes() },
  });
  await storeText(free.id, past);
  const addressHash = recipientHash(email);
  await db.suppressedAddress.create({ data: { addressHash, addressCipher: bytes(), reason: "complaint" } });
  await db.emailSlot.create({ data: { addressHash, pool: "request", slot: 1, deliveryKey: "k", takenAt: past } });
  await db.confirmedRecipient.create({ data: { addressHash, confirmedAt: past } });
  await confirmSubscription(await requested(email, now), now + 5);

  const file = (text: string) => ({ name: "notes.txt", content: new Uint8Array(Buffer.from(text)) });
  await storeDocument({ kind: "visitor" }, { clientId: client.id, file: file("Three transfers") }, now);
  const day = { receivedOn: new Date("2027-01-01"), createdById: staffId, createdAt: past, clientId: client.id };
  await db.dataRequest.create({
    data: {
      ...day,
      reference: "DAT-1",
      nameCipher: bytes(),
      emailCipher: bytes(),
      detailsCipher: bytes(),
      extendedAt: past,
      extensionReasonCipher: bytes(),
      receiptReasonCipher: bytes(),
      kind: "erasure",
      law: "gdpr",
      dueOn: new Date("2027-02-01"),
    },
  });
  await db.complaint.create({
    data: {
      ...day,
      reference: "CMP-1",
      nameCipher: bytes(),
      textCipher: bytes(),
      acknowledgeBy: new Date("2027-01-06"),
      answerBy: new Date("2027-03-01"),
    },
  });
  await db.legalHold.create({
    data: {
      clientId: client.id,
      reasonCipher: bytes(),
      placedById: staffId,
      placedAt: past,
      liftedById: staffId,
      liftedAt: past,
      liftReasonCipher: bytes(),
    },
  });
  await db.savedView.create({
    data: {
      staffUserId: staffId,
      page: "bookings",
      name: "One",
      query: new URLSearchParams({ text: email }).toString(),
    },
  });
  const caseId = await aWholeCase({ clientId: client.id, staffId, at: past });
  return { clientId: client.id, paidId: paid.id, freeId: free.id, caseId };
}

/** Stores a closed case with rows in the tables about cases, except case_steps. */
async function aWholeCase({ clientId, staffId, at }: { clientId: string; staffId: string; at: Date }) {
  const { id } = await storeCase({ clientId });
  const day = new Date("2027-01-01");
  await db.case.update({
    where: { id },
    data: {
      openedAt: at,
      rulesMet: { create: { rule: "free-routes-told", step: 1, metAt: at, metById: staffId, noteCipher: bytes() } },
      decisions: { create: { kind: "closed", outcome: "none", at, byId: staffId, reasonCipher: bytes() } },
      losses: {
        create: {
          paidOn: day,
          amount: 1,
          currency: "CAD",
          rail: "bank-transfer",
          senderCipher: bytes(),
          recipientCipher: bytes(),
          recipientHash: bytes(),
          referenceCipher: bytes(),
        },
      },
      parties: {
        create: { kind: "person", name: "A", normalizedName: "a", nameHash: bytes(), noteCipher: bytes() },
      },
      deadlines: { create: { titleCipher: bytes(), dueOn: day, remindOn: day } },
      letters: {
        create: {
          kind: "bank",
          recipientCipher: bytes(),
          subjectCipher: bytes(),
          sentOn: day,
          answeredOn: day,
          answerCipher: bytes(),
        },
      },
      feeAgreement: {
        create: {
          agreedOn: day,
          rateBasisPoints: 1_000,
          fees: {
            create: {
              arrivedOn: at,
              arrivedMinor: 100,
              currency: "CAD",
              createdAt: at,
              rateBasisPoints: 1_000,
              feeMinor: 10,
            },
          },
        },
      },
      conflictChecks: {
        create: {
          checkedAt: at,
          checkedById: staffId,
          terms: 1,
          compared: 1,
          matches: [],
          decision: "accepted",
          decidedAt: at,
          decidedById: staffId,
          reasonCipher: bytes(),
        },
      },
    },
  });
  await db.case.update({
    where: { id },
    data: { state: "closed", outcome: "none", closeReasonCipher: bytes(), closedAt: at },
  });
  return id;
}
