import { messagesFor } from "@/lib/platform/i18n/messages";
import type { TransferRail } from "@/lib/transfers/kinds";
import { readText } from "@/lib/transfers/read-text";

import { paymentsCsv } from "./payments-csv";
import { firstLetter } from "./letters";
import {
  answered,
  idOfText,
  openQuestions,
  paymentByHand,
  possibleDays,
  readAgain,
  toPayment,
  totalsOf,
} from "./payments";
import { emptyWork } from "./work";

const read = (text: string) =>
  readText(text, { locale: "en", country: "ca", today: "2026-03-20" }).found.map((found, at) =>
    toPayment(found, idOfText(at)),
  );

it("offers both days of a date that can be read in two ways, and closes the question with the answer", () => {
  const [payment] = read("03/04/2026 transfer to Trade Plus USD 500.00");
  if (!payment) throw new Error("no payment");
  expect([payment.questions, possibleDays(payment)]).toEqual([["date-order"], ["2026-04-03", "2026-03-04"]]);
  expect(answered(payment, "date-order", { date: "2026-03-04" })).toMatchObject({
    questions: [],
    transfer: { date: "2026-03-04" },
  });
});

it("asks nothing about money that came in, unless the visitor ticks it", () => {
  const [payment] = read("16.03.2026 refund received EUR 150.00");
  if (!payment) throw new Error("no payment");
  expect([openQuestions(payment), openQuestions({ ...payment, isTicked: true })]).toEqual([[], ["rail"]]);
});

it("adds up what is ticked for each currency, to the last decimal", () => {
  const payments = read(
    "2026-03-01 transfer EUR 0.10\n2026-03-02 transfer EUR 0.20\n2026-03-03 sent 0.00000001 BTC\n2026-03-04 sent 1 BTC\n2026-03-05 refund received EUR 9.00",
  );
  expect(totalsOf(payments)).toEqual([
    { asset: "EUR", amount: "0.30" },
    { asset: "BTC", amount: "1.00000001" },
  ]);
});

it("keeps answers and payments by hand when the text grows", () => {
  const line = "03/04/2026 transfer to Trade Plus USD 500.00";
  const [payment] = read(line);
  if (!payment) throw new Error("no payment");
  const byHand = paymentByHand("one");
  const done = answered(payment, "date-order", { date: "2026-03-04" });
  const grown = readAgain([done, byHand], read(`${line}\n2026-03-02 transfer EUR 0.20`));
  expect(grown.map(({ transfer }) => transfer.date)).toEqual(["2026-03-04", "2026-03-02", null]);
  const changed = readAgain([done, byHand], read(line.replace("500", "600")));
  expect(changed.map(({ transfer }) => [transfer.amount, transfer.date])).toEqual([
    ["600.00", null],
    [null, null],
  ]);
});

it("asks for all that a payment by hand needs", () => {
  expect(openQuestions(paymentByHand("one"))).toEqual(["date", "amount", "currency", "rail", "recipient-missing"]);
});

it("shows first the letter that lists the most payments", () => {
  const of = (...rails: readonly TransferRail[]) => ({
    ...emptyWork,
    payments: rails.map((rail, at) => answered(paymentByHand(`${at}`), "rail", { rail })),
  });
  expect(firstLetter(of())).toBe("bank-recall");
  expect(firstLetter(of("bank-transfer", "crypto", "crypto"))).toBe("exchange-freeze");
  expect(firstLetter(of("card", "card", "bank-transfer"))).toBe("card-dispute");
});

it("names the recipient of coins in the table for spreadsheets, and never the exchange that sent them", () => {
  const hash = "7f3a9c1be4d25f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8";
  const address = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
  const file = [
    "ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes",
    `65f,2026-03-14 16:05:22 UTC,Send,BTC,-0.016,CAD,$122480.00,-$1959.68,-$1961.02,$1.34,Sent 0.016 BTC to ${address} (${hash})`,
  ];
  const csv = paymentsCsv(read(file.join("\n")), messagesFor("en").evidence, "en");
  expect(csv).toContain(`${address} ${hash}`);
  expect(csv).not.toContain("Coinbase");
});
