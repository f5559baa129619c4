import { z } from "zod";

import { loadTexts } from "@/lib/content/loaders/texts";
import { storeLogo } from "@/lib/firm/commands/logo";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { loadLogo, loadLogoPng } from "@/lib/firm/loaders/logo";
import { checkLogo } from "@/lib/firm/logo/check-logo";
import { logoFaults } from "@/lib/firm/logo/uploaded-logo";
import type { UploadedLogo } from "@/lib/firm/logo/uploaded-logo";
import { fail, ok } from "@/lib/platform/result";
import { fileTypes } from "@/lib/platform/web/download";
import { only } from "@/lib/platform/web/api";
import { staffRoute, staffUploadRoute } from "@/lib/platform/web/staff-route";
import { drawPicture } from "@/lib/site/loaders/share-picture";
import { dataUrl, emailWithLogo, invoiceWithLogo } from "@/lib/site/logo-previews";
import { shareTextOf } from "@/lib/site/share-texts";

const needs = "settings.change";
const address = "/api/staff/firm-logo";

type Shown = UploadedLogo | Response;

/** Says what an uploaded logo is, or shows a share picture, an email or an invoice with it before it is saved. */
const show = staffRoute({
  name: "firm.show-logo",
  needs,
  limit: "staffSearch",
  schema: z.object({
    id: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
    fault: z.enum(logoFaults).optional(),
    as: z.enum(["share", "email", "invoice"]).optional(),
  }),
  async run({ id, fault, as }, _staff, { locale, now }) {
    if (fault !== undefined) return ok<Shown>({ fault });
    const found = id === undefined ? undefined : await loadLogo(id);
    const logo = found && (await loadLogoPng(found.path));
    if (!found || !logo) return fail("RESOURCE_NOT_FOUND");
    switch (as) {
      case "share": {
        const { tradingName: name } = await loadFirm();
        const png = await drawPicture({
          ...shareTextOf("/", locale, await loadTexts()),
          name,
          letter: undefined,
          logo,
          note: "",
        });
        return ok<Shown>(new Response(png, { headers: { "content-type": "image/png", "cache-control": "no-store" } }));
      }
      case "email": {
        const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
        const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
        return ok<Shown>(
          new Response(emailWithLogo(logo, locale), { headers: { ...headers, "cache-control": "no-store" } }),
        );
      }
      case "invoice": {
        const pdf = new Uint8Array(await invoiceWithLogo(logo, { locale, now }));
        const headers = { "content-type": fileTypes.pdf, "content-disposition": 'inline; filename="invoice.pdf"' };
        return ok<Shown>(new Response(pdf, { headers: { ...headers, "cache-control": "no-store" } }));
      }
      case undefined:
        return ok<Shown>({ ...found, png: dataUrl(logo) });
      default:
        return as satisfies never;
    }
  },
});

/** Receives the file of a logo, checks it and redirects to what is known of it, or to why it is refused. */
const upload = staffUploadRoute({
  name: "firm.upload-logo",
  needs,
  async run({ file }, staff, { locale }) {
    const to = (query: Readonly<Record<string, string>>) =>
      ok(`${address}?${new URLSearchParams({ ...query, locale })}`);
    if (!file) return to({ fault: "logoNotPicture" });
    const checked = await checkLogo(file.content);
    if ("fault" in checked) return to(checked);
    await storeLogo(staff, file.name, checked);
    return to({ id: checked.id });
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: (request) => show(request), POST: upload });
