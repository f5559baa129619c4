/** These fields are not part of the content. They can differ when the same content is sent again. */
const transportFields = new Set(["requestKey", "elapsed", "proof"]);

/**
 * Creates the idempotency keys of a form. If the same content is sent again, for example after a lost connection, the
 * key stays the same. Different content gets a new key.
 */
export function createRequestKeys(): (form: FormData) => string {
  let last = { content: "", key: "" };
  return (form) => {
    const content = JSON.stringify([...form].filter(([name]) => !transportFields.has(name) && !name.startsWith("$")));
    if (content !== last.content) last = { content, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits. `randomUUID` needs HTTPS, which a demonstration in a local network does not have. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
