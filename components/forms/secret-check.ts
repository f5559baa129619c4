import { lateChunk } from "@/components/errors/load-chunk";
import type { FormAction } from "@/lib/platform/form-state";
import { textFields } from "@/lib/platform/form-state";

/** How long sending waits for the browser's check, in milliseconds: the server makes the same one. */
const patience = 4_000;

const loadSecretFields = lateChunk(
  "secret-fields",
  async () => (await import("@/lib/platform/security/secret-fields")).secretFields,
);

/** Loads the word lists with the first character that is typed: readers of the page do not pay for them. */
export function prepareSecretCheck(): void {
  void loadSecretFields().catch(() => {});
}

/** An action that is not even sent what would empty a wallet, for forms without a schema in the browser. */
export function withoutSecrets(
  action: FormAction,
  texts: { readonly summary: string; readonly field: string },
): FormAction {
  return async (previous, form) => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
    const find = await Promise.race([loadSecretFields().catch(() => undefined), late]);
    const typed = textFields(form);
    const secrets = find?.(typed) ?? [];
    if (secrets.length === 0) return action(previous, form);
    const rest = Object.entries(typed).filter(([name]) => !secrets.includes(name));
    const fields = Object.fromEntries(secrets.map((name) => [name, [texts.field]]));
    return {
      status: "failed",
      error: "VALIDATION_ERROR",
      message: texts.summary,
      fields,
      values: Object.fromEntries(rest),
    };
  };
}
