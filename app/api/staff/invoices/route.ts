import { z } from "zod";

import { openInvoice } from "@/lib/money/desk/reads/open-invoice";
import { invoicePdf } from "@/lib/money/account/invoice/pdf";
import { ok } from "@/lib/platform/result";
import { staffRoute } from "@/lib/platform/web/staff-route";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";

/** An invoice or a credit note as a PDF. */
export const GET = staffRoute({
  name: "invoices.download",
  needs: "payments.read",
  limit: "staffAction",
  schema: z.object({ id: z.uuid() }),
  async run({ id }, staff) {
    const invoice = await openInvoice(staff, id);
    if (!invoice.ok) return invoice;
    const file = await invoicePdf(invoice.value);
    return ok(
      new Response(new Uint8Array(file), { headers: downloadHeaders(`${invoice.value.number}.pdf`, fileTypes.pdf) }),
    );
  },
});
