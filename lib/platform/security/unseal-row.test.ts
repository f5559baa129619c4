import { encrypt } from "./encryption";
import { unsealRow } from "./unseal-row";

it("decrypts the encrypted columns and leaves the other columns", () => {
  const row = {
    id: 7,
    textCipher: encrypt("Please call", "complaints.text"),
    receiptReasonCipher: encrypt("A typing error", "complaints.receipt_reason"),
    answerCipher: null,
  };
  expect(unsealRow("complaints", row)).toEqual({
    id: 7,
    text: "Please call",
    receiptReason: "A typing error",
    answer: undefined,
  });
});

it("throws if a value was encrypted for another table", () => {
  expect(() => unsealRow("leads", { textCipher: encrypt("Please call", "complaints.text") })).toThrow();
});
