import { z } from "zod";

import { only } from "@/lib/platform/web/api";
import { openChangeStream } from "@/lib/platform/live/stream";
import { keptFor } from "@/lib/platform/live/subscribers";
import { fail, ok } from "@/lib/platform/result";
import { staffRoute } from "@/lib/platform/web/staff-route";

const changes = staffRoute({
  name: "staff.changes",
  needs: "dashboard.open",
  limit: "staffAction",
  // The stream begins with the changes of the last `age` milliseconds, which the page may not show yet.
  schema: z.object({ age: z.coerce.number().int().min(0).max(keptFor).default(0) }),
  isBackground: true,
  async run({ age }, staff, { signal }) {
    const stream = openChangeStream(staff, signal, age);
    if (!stream) return fail("TOO_MANY_REQUESTS", { retryAfter: 60 });
    return ok(
      new Response(stream, {
        // "no-transform" prevents compression, because compression would delay events. The last header turns off
        // buffering in nginx.
        headers: {
          "content-type": "text/event-stream",
          "cache-control": "no-store, no-transform",
          "x-accel-buffering": "no",
        },
      }),
    );
  },
});

/** Sends server-sent events that name the changed records. components/desk/frame/change-feed.ts receives the events. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: changes });
