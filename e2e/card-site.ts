import { cardKeys, cardProvider } from "../lib/testing/card-provider";
import type { CardProvider } from "../lib/testing/card-provider";
import { test as ownSite } from "./own-site";

/** A site that accepts card payments, for a single test file. Its payment provider is a test server on loopback. */
export const test = ownSite.extend<object, { cards: CardProvider }>({
  cards: [
    async ({}, use) => {
      const provider = await cardProvider();
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  siteEnv: [
    async ({ cards }, use) => {
      await use({ ...cardKeys, STRIPE_API_URL: cards.url });
    },
    { scope: "worker" },
  ],
});
