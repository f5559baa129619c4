/** Fields that say how a form was sent, not what it says. */
const unseen = new Set(["requestKey", "elapsed", "proof"]);

/**
 * Keys for submits: the same while the same is sent again, as after a lost connection, and another once something was
 * changed.
 */
export function keyring(): (form: FormData) => string {
  let last = { content: "", key: "" };
  return (form) => {
    const content = JSON.stringify([...form].filter(([name]) => !unseen.has(name) && !name.startsWith("$")));
    if (content !== last.content) last = { content, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits. Not randomUUID: that needs https, which a demonstration in a house network has not. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
