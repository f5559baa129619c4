import { cookies } from "next/headers";

import { env } from "@/lib/platform/env";

import { choicesCookie, choicesLifeSeconds, readChoices, writeChoices } from "./choices";
import type { Purpose } from "./choices";

const settings = () => ({
  sameSite: "lax" as const,
  secure: env().siteUrl.startsWith("https:"),
  path: "/",
  maxAge: choicesLifeSeconds,
});

/** Stores the answer in the visitor's browser. Call it in an action or a route handler: a page cannot set cookies. */
export async function storeChoices(agreed: readonly Purpose[]): Promise<void> {
  (await cookies()).set(choicesCookie, writeChoices(agreed), settings());
}

/** The purposes that this visitor agreed to. Undefined without an answer. */
export async function choicesOfVisitor(): Promise<readonly Purpose[] | undefined> {
  return readChoices((await cookies()).get(choicesCookie)?.value);
}
