import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import Stripe from "stripe";

import { msPerSecond } from "@/lib/platform/time/instant";

type Refund = {
  id: string;
  object: "refund";
  amount: number;
  created: number;
  status: string;
  metadata: Record<string, string>;
};
type Dispute = { id: string; object: "dispute"; amount: number; status: string; payment_intent: string };

/** A payment as the simulated Stripe server stores it. */
export type StandInPayment = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly methods: readonly string[];
  readonly metadata: Readonly<Record<string, string>>;
  status: "requires_payment_method" | "processing" | "succeeded" | "canceled";
  readonly refunds: Refund[];
  dispute?: Dispute;
};

export const cardKeys = {
  STRIPE_SECRET_KEY: "sk_test_0123456789abcdef",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_0123456789abcdef",
} as const;

export type CardProvider = Awaited<ReturnType<typeof cardProvider>>;

/**
 * Starts a server on loopback that implements the part of Stripe's API that the product uses. Tests control the server
 * and its payments with the returned methods.
 */
export async function cardProvider() {
  const payments = new Map<string, StandInPayment>();
  const answers = new Map<string, unknown>();
  const requests: string[] = [];
  let isAway = false;
  let count = 0;
  const clock = { now: Date.now() };
  const seconds = () => Math.floor(clock.now / msPerSecond);
  const newId = (kind: string) => `${kind}_${String((count += 1)).padStart(8, "0")}`;
  const paymentOf = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw new Refusal("resource_missing");
    return payment;
  };

  const create = (form: URLSearchParams): unknown => {
    const currency = form.get("currency") ?? "";
    if (currency === "xxx" || !/^[a-z]{3}$/.test(currency)) throw new Refusal("parameter_invalid_string_empty");
    const payment: StandInPayment = {
      id: newId("pi"),
      amount: Number(form.get("amount")),
      currency,
      created: seconds(),
      methods: form.getAll("allowed_payment_method_types[0]"),
      metadata: { booking: form.get("metadata[booking]") ?? "" },
      status: "requires_payment_method",
      refunds: [],
    };
    payments.set(payment.id, payment);
    return toIntent(payment);
  };

  const refund = (form: URLSearchParams): Refund => {
    const payment = paymentOf(form.get("payment_intent") ?? "");
    const amount = Number(form.get("amount"));
    const left = payment.refunds
      .filter(({ status }) => status === "succeeded")
      .reduce((rest, each) => rest - each.amount, payment.amount);
    if (payment.status !== "succeeded" || amount > left) throw new Refusal("charge_already_refunded");
    const made: Refund = {
      id: newId("re"),
      object: "refund",
      amount,
      created: seconds(),
      status: "succeeded",
      metadata: { refund: form.get("metadata[refund]") ?? "" },
    };
    payment.refunds.push(made);
    return made;
  };

  const respond = (method: string, path: string, form: URLSearchParams): unknown => {
    const [, , kind, id = "", act] = path.split("/");
    if (kind === "payment_intents" && method === "POST" && id === "") return create(form);
    if (kind === "payment_intents" && method === "GET" && id === "") {
      const since = Number(form.get("created[gte]") ?? 0);
      const all = [...payments.values()].filter(({ created }) => created >= since);
      const from = all.findIndex((each) => each.id === form.get("starting_after")) + 1;
      const data = all.slice(from, from + Number(form.get("limit") ?? 10));
      return { object: "list", data: data.map(toIntent), has_more: from + data.length < all.length };
    }
    if (kind === "payment_intents" && act === "cancel") {
      const payment = paymentOf(id);
      if (payment.status !== "requires_payment_method") throw new Refusal("payment_intent_unexpected_state");
      payment.status = "canceled";
      return toIntent(payment);
    }
    if (kind === "payment_intents") return toIntent(paymentOf(id));
    if (kind === "refunds") return refund(form);
    const { dispute } = paymentOf(form.get("payment_intent") ?? "");
    return { object: "list", data: dispute ? [dispute] : [], has_more: false };
  };

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { pathname, search } = new URL(request.url ?? "/", "http://stand-in");
      requests.push(`${request.method} ${pathname} ${body}`);
      const send = (status: number, value: unknown) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
      if (isAway) return send(503, { error: { type: "api_error" } });
      if (request.headers.authorization !== `Bearer ${cardKeys.STRIPE_SECRET_KEY}`) return send(401, { error: {} });
      const key = request.headers["idempotency-key"] as string | undefined;
      try {
        const value =
          (key !== undefined && answers.get(key)) ||
          respond(request.method ?? "", pathname, new URLSearchParams(body || search));
        if (key !== undefined && request.method === "POST") answers.set(key, value);
        send(200, value);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        send(400, { error: { type: "invalid_request_error", code: error.code } });
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    payments,
    requests,
    clock,
    /** Decides whether the server answers all further requests with an error. */
    breakDown: (isBroken: boolean) => void (isAway = isBroken),
    /** Sets the status of a payment, as the card's bank would. */
    decide: (id: string, status: StandInPayment["status"]) => void (paymentOf(id).status = status),
    /** Makes a refund, as staff can do on the provider's own site. */
    refundOnSite: (id: string, amount: number) =>
      refund(new URLSearchParams({ payment_intent: id, amount: String(amount) })),
    failRefund(id: string) {
      for (const { refunds } of payments.values())
        for (const each of refunds) if (each.id === id) each.status = "failed";
    },
    dispute(id: string, status: string, amount?: number) {
      const payment = paymentOf(id);
      const opened: Dispute = {
        id: newId("dp"),
        object: "dispute",
        amount: amount ?? payment.amount,
        status,
        payment_intent: id,
      };
      payment.dispute = { ...(payment.dispute ?? opened), status };
    },
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), void server.close(() => resolve()))),
  };
}

class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function toIntent({ id, amount, currency, created, metadata, status, refunds, dispute }: StandInPayment) {
  const isPaid = status === "succeeded";
  const charge = {
    id: id.replace("pi_", "ch_"),
    object: "charge",
    created,
    disputed: dispute !== undefined,
    refunds: { object: "list", data: refunds, has_more: false },
  };
  return {
    id,
    object: "payment_intent",
    amount,
    amount_received: isPaid ? amount : 0,
    currency,
    created,
    metadata,
    status,
    client_secret: `${id}_secret_test`,
    latest_charge: isPaid ? charge : null,
  };
}

/** Returns the body of a webhook event and its signature, as the provider sends them. */
export function signedEvent(type: string, object: object, { id = `evt_${randomUUID()}`, at = Date.now() } = {}) {
  const payload = JSON.stringify({ id, object: "event", type, data: { object } });
  const timestamp = Math.floor(at / msPerSecond);
  const secret = cardKeys.STRIPE_WEBHOOK_SECRET;
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}
