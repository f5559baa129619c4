import { z } from "zod";

import { readFeed } from "@/lib/calendar/commands/read-feed";
import { mapOk } from "@/lib/platform/result";
import { only, route } from "@/lib/platform/web/api";
import { downloadHeaders } from "@/lib/platform/web/download";

/** An adviser's coming appointments for the adviser's calendar program. Only the token in the address is needed. */
const feed = route({
  name: "calendar.feed",
  limit: "read",
  // Calendar programs add parameters of their own.
  schema: z.object({}),
  async run(_query, { now }, { token }: { token: string }) {
    return mapOk(await readFeed(token, now), (file) => ({ file }));
  },
  respond: ({ file }) =>
    new Response(file, {
      headers: {
        ...downloadHeaders("appointments.ics", "text/calendar; charset=utf-8"),
        "x-robots-tag": "noindex, nofollow",
      },
    }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: feed });
