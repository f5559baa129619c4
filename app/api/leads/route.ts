import { receiveLead } from "@/lib/inquiry/leads/commands/receive-lead";
import { leadRequestSchema } from "@/lib/inquiry/leads/schema";
import { noHiddenFields } from "@/lib/inquiry/schema";
import { only, route } from "@/lib/platform/web/api";
import { idempotencyKey } from "@/lib/platform/security/idempotency-key";

const create = route({
  name: "leads.create",
  limit: "contact",
  schema: leadRequestSchema,
  async run(request, { headers, locale, now }) {
    const key = idempotencyKey(headers);
    return key.ok ? receiveLead(request, { hidden: noHiddenFields, key: key.value, locale, now }) : key;
  },
  respond: ({ reference }) => ({ status: 201, body: { success: true, data: { reference } } }),
  isFree: ({ isRepeat }) => isRepeat,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: create });
