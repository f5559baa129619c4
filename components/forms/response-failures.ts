import type { Messages } from "@/lib/platform/i18n/messages";

import type { ResponseFailures } from "./use-form-action";

/** The messages that a form shows if the browser cannot use the server's response. */
export function responseFailures({ CLIENT_ERROR, UNEXPECTED_ERROR }: Messages["errors"]): ResponseFailures {
  return { CLIENT_ERROR, UNEXPECTED_ERROR };
}
