import { z } from "zod";

import { openManaged } from "@/lib/booking/change/manage";
import { bookingQuery } from "@/lib/booking/schema";
import { invoicePdf } from "@/lib/money/account/invoice/pdf";
import { loadIssued } from "@/lib/money/account/loaders";
import { only, route } from "@/lib/platform/web/api";
import { fail, ok } from "@/lib/platform/result";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";

const download = route({
  name: "bookings.invoice",
  limit: "read",
  schema: bookingQuery,
  async run(_query, _context, { token, id }: { token: string; id: string }) {
    const managed = await openManaged(token);
    if (!managed.ok) return managed;
    const invoice = z.uuid().safeParse(id).success ? await loadIssued(id, managed.value.booking.id) : undefined;
    return invoice ? ok({ number: invoice.number, file: await invoicePdf(invoice) }) : fail("RESOURCE_NOT_FOUND");
  },
  respond: ({ number, file }) =>
    new Response(new Uint8Array(file), { headers: downloadHeaders(`${number}.pdf`, fileTypes.pdf) }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: download });
