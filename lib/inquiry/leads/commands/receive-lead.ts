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

import { attributionColumns } from "../attribution-columns";
import type { LeadRequest } from "../schema";

/** Stores a request for help as a lead. A repeated submission returns the stored lead. */
export async function receiveLead(
  request: LeadRequest,
  { hidden, key, locale, now }: Arrival,
): Promise<Result<Received, Refused | "VALIDATION_ERROR">> {
  const {
    firstName,
    lastName,
    email,
    phone,
    phoneCountry,
    service,
    estimatedLoss,
    urgency,
    story = "",
    attribution = {},
    safeContact,
    adConsent,
  } = request;
  const slug = await slugByKey(service);
  if (slug === undefined) return invalidField("service", "unknownService");
  const content = {
    firstName,
    lastName,
    email,
    phone,
    service,
    estimatedLoss,
    urgency,
    story,
    safeContact,
    phoneCountry,
  };
  return receive(
    { kind: "lead", content, name: `${firstName} ${lastName}`, text: story, hidden, key },
    async (tx, { textHash, ...entry }) => {
      const { reference } = await tx.lead.create({
        data: {
          ...entry,
          ...attributionColumns(attribution, adConsent, now),
          reference: drawReference("REQ"),
          firstName,
          lastName,
          email,
          phone,
          phoneE164: toE164(phone, phoneCountry) ?? null,
          service: slug,
          estimatedLoss,
          urgency,
          storyCipher: story === "" ? null : encrypt(story, "leads.story"),
          textHash: story === "" ? null : textHash,
          locale,
          ...safeContactColumns("leads", safeContact),
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
