"use server";

import { headers } from "next/headers";

import { writeReceipt } from "../receipt-cookie";
import { choicesVersion } from "@/lib/privacy/choices";
import { choicesOfVisitor } from "@/lib/privacy/choices-cookie";
import { count } from "@/lib/statistics/count";
import { publicAction } from "@/lib/platform/web/action";

import { attributionFrom } from "./attribution";
import { adConsentOf } from "./attribution-columns";
import { receiveLead } from "./commands/receive-lead";
import { leadFormSchema, readLeadForm } from "./schema";

/**
 * Submits the form of a landing page. A repeated submission, such as a double click, returns the first submission's
 * record.
 */
export const sendLead = publicAction({
  name: "leads.send",
  limit: "contact",
  schema: leadFormSchema,
  read: readLeadForm,
  async run({ website, requestKey, elapsed, proof, attribution: sent, ...request }, { locale, now }) {
    // The page's script sends the attribution. If JavaScript did not run, the attribution is read from the page's URL
    // in the Referer header.
    const attribution = sent.landing === undefined ? attributionFrom((await headers()).get("referer")) : sent;
    const adConsent = adConsentOf(await choicesOfVisitor(), choicesVersion);
    const received = await receiveLead(
      { ...request, attribution, adConsent },
      { hidden: { website, requestKey, elapsed, proof }, locale, now },
    );
    if (received.ok) await writeReceipt({ kind: "lead", id: received.value.id });
    if (received.ok && !received.value.isRepeat) {
      count("form_submit", { form: "lead" }, { locale, now });
      count("lead_submission", {}, { locale, now });
    }
    return received;
  },
  next: () => "/inquiry/received",
  isFree: ({ isRepeat }) => isRepeat,
});
