"use server";

import { writeReceipt } from "@/lib/inquiry/receipt-cookie";
import { publicAction } from "@/lib/platform/action";

import { receiveMessage } from "./commands/receive-message";
import { contactFormSchema, readContactForm } from "./schema";

/** The contact page's form. Twice the same, as by a double click, answers with the one message. */
export const sendMessage = publicAction({
  name: "contact.send",
  limit: "contact",
  schema: contactFormSchema,
  read: readContactForm,
  async run({ website, requestKey, elapsed, proof, ...request }, { locale, now }) {
    const received = await receiveMessage(request, { unseen: { website, requestKey, elapsed, proof }, locale, now });
    if (received.ok) await writeReceipt({ kind: "contact", id: received.value.id });
    return received;
  },
  next: () => "/inquiry/received",
  isFree: ({ isRepeat }) => isRepeat,
});
