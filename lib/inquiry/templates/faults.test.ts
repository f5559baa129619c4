import { faultsOf } from "./faults";
import { placeholders, written } from "./placeholders";

const faults = (text: string) => faultsOf(text, ["Sample Recovery", "Sample Recovery Inc."]);

it.each([
  ["Hello\n\nDear {gretting}", "templateUnknown:3: {gretting}"],
  ["Dear {greeting", "templateUnknown:1: {greeting"],
  ["Dear greeting}", "templateUnknown:1: }"],
  ["Dear {{greeting}}", "templateUnknown:1: {"],
  ["Yours,\nSAMPLE recovery", "templateFirmName:2: Sample Recovery"],
  ["We guarantee a refund.", "templateClaim:1: guarantee"],
  ["Wir holen Ihr Geld zurück.", "templateClaim:1: Wir holen Ihr Geld zurück"],
  ["Réponse en moins de 24 heures.", "templateClaim:1: en moins de 24 heures"],
  ["Please send us your seed phrase.", "templateSecret:1: seed phrase"],
  ["Do not hesitate to send us your password.", "templateSecret:1: password"],
  ["Nennen Sie uns Ihre TAN.", "templateSecret:1: TAN"],
  ["Indiquez votre mot de passe.", "templateSecret:1: mot de passe"],
  ["You can pay our invoice in Bitcoin.", "templateCrypto:1: in Bitcoin"],
  ["Zahlen Sie bitte mit Geschenkkarten.", "templateCrypto:1: mit Geschenkkarten"],
  ["Payez en cryptomonnaie.", "templateCrypto:1: en cryptomonnaie"],
  ["Please send the fee to our wallet.", "templateCrypto:1: to our wallet"],
])("refuses %j with the line and the words", (text, fault) => {
  expect(faults(text)).toContain(fault);
});

it.each([
  placeholders.map(written).join(" "),
  "Never send anyone your seed phrase. We never need your password.",
  "Anyone who asks you to pay a fee in crypto is a fraudster. Pay nothing in gift cards: it is a scam.",
  "Did you pay with Bitcoin? To which wallet did you send the coins?",
  "Haben Sie mit Bitcoin bezahlt? Senden Sie uns nie ein Passwort.",
  "Avez-vous payé en cryptomonnaie? N’envoyez jamais votre phrase de récupération.",
  "Change your passwords. Please send us the transaction hash and the address of the wallet.",
  "You can complain to the FCA, to BaFin or to the AMF, and report it to CIRO.",
])("accepts %j", (text) => {
  expect(faults(text)).toEqual([]);
});

it("repeats at most 40 characters of the words, and refuses no text because of a name that is not set", () => {
  expect(faultsOf(`{${"x".repeat(90)}}`, [""])).toEqual([`templateUnknown:1: {${"x".repeat(39)}`]);
});
