import { unstable_rethrow } from "next/navigation";

import { setErrorStatus } from "../request/response-status";
import { unexpectedFailure } from "./unexpected-failure";

/**
 * Loads the list with this name. If that fails unexpectedly, the error is logged, the page's status is 500, and the
 * result is undefined: the page then shows its other parts and says that the list could not be loaded.
 */
export async function tryList<Page>(name: string, load: () => Promise<Page>): Promise<Page | undefined> {
  try {
    return await load();
  } catch (error) {
    unstable_rethrow(error);
    unexpectedFailure("list", name, error);
    setErrorStatus();
    return undefined;
  }
}
