"use server";

import { writeReceipt } from "@/lib/inquiry/receipt-cookie";
import { publicAction } from "@/lib/platform/action";

import { receiveLead } from "./commands/receive-lead";
import { leadFormSchema, readLeadForm } from "./schema";

/** The landing pages' form. Twice the same, as by a double click, answers with the one request. */
export const sendLead = publicAction({
  name: "leads.send",
  limit: "contact",
  schema: leadFormSchema,
  read: readLeadForm,
  async run({ website, requestKey, elapsed, proof, gclid, gbraid, wbraid, utm_source, utm_medium, utm_campaign, landing, ...request }, { locale, now }) {
    const attribution = { gclid, gbraid, wbraid, utm_source, utm_medium, utm_campaign, landing };
    const received = await receiveLead({ ...request, attribution }, { unseen: { website, requestKey, elapsed, proof }, locale, now });
    if (received.ok) await writeReceipt({ kind: "lead", id: received.value.id });
    return received;
  },
  next: () => "/inquiry/received",
  isFree: ({ isRepeat }) => isRepeat,
});
