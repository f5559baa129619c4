import type { Messages } from "@/lib/platform/i18n/messages";

import type { ResponseFailures } from "./use-form-action";

/** The messages of a form for a response that the browser cannot use. */
export function responseFailures({ CLIENT_ERROR, UNEXPECTED_ERROR }: Messages["errors"]): ResponseFailures {
  return { CLIENT_ERROR, UNEXPECTED_ERROR };
}
