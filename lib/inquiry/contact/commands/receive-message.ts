import { consentVersion, consentWording } from "../../consent";
import { safeContactColumns } from "../../safe-contact/columns";
import { receive } from "../../commands/receive";
import type { Arrival, Received, Refused } from "../../commands/receive";
import { invalidField } from "@/lib/platform/forms/field-errors";
import type { Result } from "@/lib/platform/result";
import { toE164 } from "@/lib/platform/contact/phone";
import { encrypt } from "@/lib/platform/security/encryption";
import { drawReference } from "@/lib/platform/security/reference";
import { slugByKey } from "@/lib/services/find";

import type { ContactRequest } from "../schema";

/**
 * Stores a contact message and returns its reference. A repeated submission stores nothing and returns the reference of
 * the first message.
 */
export async function receiveMessage(
  request: ContactRequest,
  { hidden, key, locale, now }: Arrival,
): Promise<Result<Received, Refused | "VALIDATION_ERROR">> {
  const {
    firstName,
    lastName,
    email,
    phone,
    phoneCountry,
    subject,
    message,
    serviceInterest,
    referralSource,
    safeContact,
  } = request;
  const service = serviceInterest === undefined ? null : await slugByKey(serviceInterest);
  if (service === undefined) return invalidField("serviceInterest", "unknownService");
  const content = {
    firstName,
    lastName,
    email,
    phone,
    subject,
    message,
    serviceInterest,
    referralSource,
    safeContact,
    phoneCountry,
  };
  const submission = {
    kind: "contact" as const,
    content,
    name: `${firstName} ${lastName}`,
    text: `${subject}\n${message}`,
    hidden,
    key,
  };
  return receive(
    submission,
    async (tx, entry) => {
      const { reference } = await tx.contactMessage.create({
        data: {
          ...entry,
          reference: drawReference("MSG"),
          firstName,
          lastName,
          email,
          phone: phone ?? null,
          phoneE164: (phone !== undefined && toE164(phone, phoneCountry)) || null,
          subjectCipher: encrypt(subject, "contact_messages.subject"),
          messageCipher: encrypt(message, "contact_messages.message"),
          serviceInterest: service,
          referralSource: referralSource || null,
          locale,
          ...safeContactColumns("contact_messages", safeContact),
          consentWording: consentWording(locale),
          consentVersion,
          consentAt: new Date(now),
          createdAt: new Date(now),
        },
        select: { reference: true },
      });
      return reference;
    },
    now,
  );
}
