import { contact } from "@/lib/firm/legal";
import { only } from "@/lib/platform/web/api";

/** Returns the firm's phone number for the global error screen. Works even while the database is unavailable. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  GET: () => {
    const { phone, phoneHref } = contact();
    return Promise.resolve(Response.json({ phone, phoneHref }, { headers: { "cache-control": "no-store" } }));
  },
});
