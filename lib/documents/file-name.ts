import { decrypt } from "@/lib/platform/security/encryption";

export const nameContext = "documents.name";

const maxLength = 120;

/**
 * Turns a name into a file name that can be saved on any operating system. Removes folders, invisible characters (some
 * of them change the direction of the text) and characters that Windows forbids in file names.
 */
export function plainFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const plain = base
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "")
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, "");
  const ending = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? "";
  return `${plain.slice(0, plain.length - ending.length).slice(0, maxLength - ending.length) || "document"}${ending}`;
}

/** Decrypts a document's file name. */
export function nameOf({ nameCipher }: { readonly nameCipher: Uint8Array }): string {
  return decrypt(nameCipher, nameContext);
}
