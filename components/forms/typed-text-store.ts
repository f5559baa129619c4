/** A typed text, and the text that the server had at that time. */
type StoredText = { readonly value: string; readonly base: string };
export type StoredTexts = Readonly<Record<string, StoredText>>;

const prefix = "typed ";

/**
 * Stores the typed texts of a form in the tab. Passwords and texts with a wallet secret are left out, because the
 * browser may write the tab's storage to the disk.
 */
export async function storeTexts(form: HTMLFormElement, texts: StoredTexts): Promise<void> {
  const key = keyOf(form);
  if (Object.keys(texts).length === 0) return write(() => sessionStorage.removeItem(key));
  const secrets = await findSecrets(texts);
  if (secrets === undefined) return;
  const stored = Object.entries(texts).filter(([name]) => !secrets.includes(name));
  write(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(stored))));
}

/** Returns the stored texts of a form by field name. Empty if nothing is stored. */
export function findStoredTexts(form: HTMLFormElement): StoredTexts {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}") as StoredTexts;
  } catch {
    return {};
  }
}

/** Deletes the stored texts of a form. */
export function forgetStoredTexts(form: HTMLFormElement): void {
  const key = keyOf(form);
  write(() => sessionStorage.removeItem(key));
}

/** Deletes the texts of all forms, for example when the staff member signs out. */
export function forgetAllTexts(): void {
  write(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}

const loadCheck = () => import("@/lib/platform/wallet-secrets/secret-fields");

/** Loads the check for secrets while there is a connection. Without the check, no text is stored. */
export async function prepareStore(): Promise<void> {
  await loadCheck().catch(() => undefined);
}

/** Returns the names of the fields with a secret. Undefined if the check did not load. */
async function findSecrets(texts: StoredTexts): Promise<readonly string[] | undefined> {
  try {
    const { secretFields } = await loadCheck();
    return secretFields(Object.fromEntries(Object.entries(texts).map(([name, { value }]) => [name, value])));
  } catch {
    return undefined;
  }
}

/** The storage may be full or blocked. Then nothing is kept, and the browser still asks before it leaves the page. */
function write(change: () => void): void {
  try {
    change();
  } catch {
    return;
  }
}

const keys = new WeakMap<HTMLFormElement, string>();

/** The key of a form. It is computed once, because the address changes before the form has been removed. */
function keyOf(form: HTMLFormElement): string {
  const key = keys.get(form) ?? newKey(form);
  keys.set(form, key);
  return key;
}

/** Names a form by the staff member, its page, its fields and its place among equal forms. */
function newKey(form: HTMLFormElement): string {
  const owner = form.closest<HTMLElement>("[data-owner]")?.dataset.owner ?? "";
  const own = signature(form);
  const place = [...document.forms].filter((each) => signature(each) === own).indexOf(form);
  return `${prefix}${owner} ${location.pathname} ${own} ${place}`;
}

/** The names of the form's fields, with the values that name a record. Other hidden values may change meanwhile. */
function signature(form: HTMLFormElement): string {
  const fields = [...form.elements].filter((control): control is HTMLInputElement => "name" in control);
  return fields
    .filter(({ type, name }) => name !== "" && !name.startsWith("$") && type !== "password")
    .map(({ type, name, value }) => (type === "hidden" && /^(id|reference|client)$|Id$/.test(name) ? value : name))
    .join();
}
