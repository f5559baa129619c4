import type { Page } from "@playwright/test";

/**
 * Makes each page of the browser behave as in a browser that translates it: every text node is replaced by nested
 * elements, now and whenever a text is added. The texts stay the same, so that tests can find them. As in a browser,
 * elements with `translate="no"` are left out.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest("font, script, style, noscript, [translate=no]")) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    // A browser translates a page some time after it has loaded, so the page has been hydrated by then.
    addEventListener("load", () =>
      requestIdleCallback(() => {
        translate(document.body);
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    );
  });
}
