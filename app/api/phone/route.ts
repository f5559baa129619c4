import { contact } from "@/lib/firm/legal";
import { only } from "@/lib/platform/api";

/** The firm's phone number, for the error screen of a page that could not load anything. It needs no database. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  GET: () => {
    const { phone, phoneHref } = contact();
    return Promise.resolve(Response.json({ phone, phoneHref }, { headers: { "cache-control": "no-store" } }));
  },
});
