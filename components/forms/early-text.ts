/**
 * The texts in text areas that React has not hydrated yet. Hydration replaces what was typed into a prefilled text area
 * by the text that the server rendered.
 */
const texts = new WeakMap<HTMLTextAreaElement, string>();
const hydrated = new WeakSet<HTMLTextAreaElement>();

/** Call this before React hydrates the page. */
export function rememberEarlyText(): void {
  for (const area of document.querySelectorAll("textarea")) remember(area);
  // Parts of a page arrive later and are hydrated later.
  addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement && !hydrated.has(target)) remember(target);
  });
}

function remember(area: HTMLTextAreaElement): void {
  if (area.value !== area.defaultValue) texts.set(area, area.value);
}

/** Returns, once, the text that was in a text area before its hydration. Undefined if no text was typed early. */
export function takeEarlyText(area: HTMLTextAreaElement): string | undefined {
  const text = hydrated.has(area) ? undefined : texts.get(area);
  hydrated.add(area);
  return text;
}
