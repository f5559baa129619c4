import { z } from "zod";

import { readText } from "@/lib/transfers/read-text";
import { workSchema } from "@/lib/transfers/schema";

import { ready } from "./worker-ready";

// The policy of the build's scripts forbids workers `eval`, as that of a page does. See `instrumentation-client.ts`.
z.config({ jitless: true });

/** The code of a web worker that reads long texts. Its answer is null if the message is not work for it. */
self.onmessage = ({ data }: MessageEvent<unknown>) => {
  const work = workSchema.safeParse(data);
  self.postMessage(work.success ? readText(work.data.text, work.data.reader) : null);
};

self.postMessage(ready);
