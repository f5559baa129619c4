"use server";

import { headers } from "next/headers";

import { writeReceipt } from "@/lib/inquiry/receipt-cookie";
import { publicAction } from "@/lib/platform/action";

import { attributionFrom } from "./attribution";
import { receiveLead } from "./commands/receive-lead";
import { leadFormSchema, readLeadForm } from "./schema";

/** The landing pages' form. Twice the same, as by a double click, answers with the one request. */
export const sendLead = publicAction({
  name: "leads.send",
  limit: "contact",
  schema: leadFormSchema,
  read: readLeadForm,
  async run({ website, requestKey, elapsed, proof, attribution: told, ...request }, { locale, now }) {
    // The page's script tells where the visitor came from; without one, the browser says which page it sends from.
    const attribution = told.landing === undefined ? attributionFrom((await headers()).get("referer")) : told;
    const received = await receiveLead(
      { ...request, attribution },
      { unseen: { website, requestKey, elapsed, proof }, locale, now },
    );
    if (received.ok) await writeReceipt({ kind: "lead", id: received.value.id });
    return received;
  },
  next: () => "/inquiry/received",
  isFree: ({ isRepeat }) => isRepeat,
});
