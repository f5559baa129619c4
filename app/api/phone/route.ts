import { contact } from "@/lib/firm/legal";
import { only } from "@/lib/platform/api";

/** Returns the firm's phone number without using the database. Error screens request it if nothing else has loaded. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  GET: () => {
    const { phone, phoneHref } = contact();
    return Promise.resolve(Response.json({ phone, phoneHref }, { headers: { "cache-control": "no-store" } }));
  },
});
