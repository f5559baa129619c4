import type { Page } from "@playwright/test";

import type { CardProvider } from "../../lib/testing/card-provider";

/**
 * A fake of the payment provider's script. It shows a card field, and when the visitor pays, it sends a request to the
 * provider's API.
 */
const script = `window.Stripe = () => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: () => {
      const handlers = {};
      const element = {
        on: (name, handler) => ((handlers[name] = handler), element),
        mount: (place) => {
          const label = document.createElement("label");
          label.append("Card number", Object.assign(document.createElement("input"), { className: "control", name: "card" }));
          place.append(label);
          setTimeout(() => handlers.ready());
        },
      };
      return element;
    },
  }),
  confirmPayment: async ({ elements, confirmParams }) => {
    const body = new URLSearchParams({
      card: document.querySelector("[name=card]").value,
      client_secret: elements.clientSecret,
      return_url: confirmParams.return_url,
      page: location.href,
    });
    const answer = await fetch("https://api.stripe.com/v1/payment_intents/confirm", { method: "POST", body });
    return answer.json();
  },
});`;

export const declined = "4000 0000 0000 0002";
export const accepted = "4242 4242 4242 4242";

/**
 * Serves the fake script and fake responses of the payment provider to this page. Each request that the page then sends
 * to a host other than 127.0.0.1 is added to the returned list.
 */
export async function serveCardForm(page: Page, provider: CardProvider): Promise<string[]> {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== "127.0.0.1") sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await page.route("https://api.stripe.com/**", (route) => {
    const form = new URLSearchParams(route.request().postData() ?? "");
    const id = (form.get("client_secret") ?? "").replace("_secret_test", "");
    const isPaid = form.get("card") === accepted;
    if (isPaid) provider.decide(id, "succeeded");
    const answer = isPaid ? { paymentIntent: { id } } : { error: { message: "Your card was declined." } };
    return route.fulfill({ json: answer, headers: { "access-control-allow-origin": "*" } });
  });
  return sent;
}
