import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import { contactRequestSchema } from "@/lib/inquiry/contact/schema";
import { noHiddenFields } from "@/lib/inquiry/schema";
import { only, route } from "@/lib/platform/web/api";
import { idempotencyKey } from "@/lib/platform/security/idempotency-key";

const create = route({
  name: "contact.create",
  limit: "contact",
  schema: contactRequestSchema,
  async run(request, { headers, locale, now }) {
    const key = idempotencyKey(headers);
    return key.ok ? receiveMessage(request, { hidden: noHiddenFields, key: key.value, locale, now }) : key;
  },
  respond: ({ reference }) => ({ status: 201, body: { success: true, data: { reference } } }),
  isFree: ({ isRepeat }) => isRepeat,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: create });
