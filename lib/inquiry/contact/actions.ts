"use server";

import { writeReceipt } from "../receipt-cookie";
import { count } from "@/lib/statistics/count";
import { publicAction } from "@/lib/platform/web/action";

import { receiveMessage } from "./commands/receive-message";
import { contactFormSchema, readContactForm } from "./schema";

/**
 * Submits the contact page's form. A repeated submission, such as a double click, returns the first submission's
 * record.
 */
export const sendMessage = publicAction({
  name: "contact.send",
  limit: "contact",
  schema: contactFormSchema,
  read: readContactForm,
  async run({ website, requestKey, elapsed, proof, ...request }, { locale, now }) {
    const received = await receiveMessage(request, { hidden: { website, requestKey, elapsed, proof }, locale, now });
    if (received.ok) await writeReceipt({ kind: "contact", id: received.value.id });
    if (received.ok && !received.value.isRepeat) count("form_submit", { form: "contact" }, { locale, now });
    return received;
  },
  next: () => "/inquiry/received",
  isFree: ({ isRepeat }) => isRepeat,
});
