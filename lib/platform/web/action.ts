import { headers } from "next/headers";

import { runFormAction, complete, failed } from "./action-steps";
import type { ActionSteps } from "./action-steps";
import { textFields } from "../forms/form-state";
import type { FormAction } from "../forms/form-state";
import type { Locale } from "../i18n/locales";
import type { ErrorCode, Result } from "../result";
import { networkOf } from "../security/address";
import { admit } from "../security/limits";
import type { LimitName } from "../security/limits";

export { textFields };

export type ActionContext = {
  readonly locale: Locale;
  readonly now: number;
  /** The network that the request came from, for rate limits. */
  readonly network: string;
};

type PublicAction<Input, T> = ActionSteps<Input, T, ActionContext> & {
  readonly limit: LimitName;
  /**
   * Returns the rate limit that applies to this request instead of `limit`, the key by which requests are counted, and
   * the account that the limit protects.
   * If it returns undefined, `limit` applies, and requests are counted by network.
   */
  ownBudget?(
    form: FormData,
  ): Promise<{ readonly limit: LimitName; readonly key: string; readonly account: string } | undefined>;
  run(input: Input, context: ActionContext): Promise<Result<T, ErrorCode, string>>;
};

/**
 * Builds a server action for a form that works with and without JavaScript. Every action has the same steps: it checks
 * the rate limit, parses the form, calls `run`, refreshes pages, and reports the result.
 */
export function publicAction<Input, T>(definition: PublicAction<Input, T>): FormAction {
  return async (_previous, form) =>
    runFormAction(definition.name, form, async (locale) => {
      const network = networkOf((await headers()).get("x-client-address"));
      const own = await definition.ownBudget?.(form);
      const { limit, key, account } = own ?? { limit: definition.limit, key: network, account: undefined };
      const admitted = await admit(limit, key, account);
      if (!admitted.ok) return failed(admitted, { locale, form });
      const context = { locale, now: Date.now(), network };
      return complete(definition, { form, context, admission: admitted.value }, (input) =>
        definition.run(input, context),
      );
    });
}
