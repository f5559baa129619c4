/** What a column of a bank's or an exchange's file is for. */
export const columnKinds = [
  ...(["hash", "date", "time", "zone", "credit", "debit", "fee", "feeAsset", "valueAmount", "valueAsset"] as const),
  ...([
    "balance",
    "amount",
    "asset",
    "from",
    "to",
    "network",
    "status",
    "kind",
    "name",
    "account",
    "reference",
    "note",
  ] as const),
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** The names of columns in three languages, without brackets and signs. The first kind that fits counts. */
const names: readonly (readonly [ColumnKind, RegExp])[] = [
  [
    "hash",
    /^(?:tx|txn|trx|transaction|blockchain)? ?(?:hash|txid|tx id)$|^txid$|^transaction hash(?:\/id)?$|^transaction id$|^hash$/,
  ],
  [
    "date",
    /^(?:(?:booking|transaction|trans|posting|posted|value|completed|created|started|operation|process) )?dates?(?: (?:utc|time|and time|posted|started|completed|created|processed)){0,3}$|^datetime.{0,8}$|^date ?\/ ?time$|^timestamp.{0,8}$|^utc time$|^time utc$|^buchungstag$|^buchungsdatum$|^buchung$|^datum.{0,16}$|^valuta(?:datum)?$|^wertstellung$|^date (?:de |d')?(?:l')?(?:opération|operation|comptabilisation|valeur|transaction)$|^date opération$|^created at$|^(?:created|completed) on$/,
  ],
  ["time", /^(?:time|zeit|uhrzeit|heure)$/],
  ["zone", /^(?:time ?zone|zeitzone|fuseau horaire)$/],
  ["feeAsset", /^fee (?:currency|coin|asset|token)$/],
  [
    "fee",
    /^(?:transaction|network|txn|total)? ?fees?(?: (?:and\/or spread|amount|[a-z]{3,5}))?$|^transactionfee$|^txnfee.{0,6}$|^gebühr(?:en)?$|^frais$|^entgelt$/,
  ],
  [
    "credit",
    /^(?:credits?|credit amount|paid in|money in|deposits?|in|haben|gutschrift|crédits?|dépôts?|versements?|received amount|value in.{0,6}|eingang|credit cad|credit chf|gutschrift in chf)$/,
  ],
  [
    "debit",
    /^(?:debits?|lastschrift|debit amount|paid out|money out|withdrawals?|out|soll|belastung|débits?|retraits?|sent amount|value out.{0,6}|ausgang|debit cad|debit chf|belastung in chf)$/,
  ],
  ["valueAsset", /^(?:price currency|spot price currency|native currency|fiat currency|to currency)$/],
  ["valueAmount", /^(?:subtotal|native amount|fiat value|value in fiat)$/],
  [
    "balance",
    /^(?:running |account |closing )?balance.{0,10}$|^saldo.{0,20}$|^solde.{0,20}$|^kontostand$|^available balance$/,
  ],
  [
    "asset",
    /^(?:currency|asset|coin|ccy|währung|whg|devise|monnaie|currency code|currency ticker|sent currency|tokensymbol|symbol|transaction currency|amount currency|amountasset)$/,
  ],
  [
    "amount",
    /^(?:amount|amounts?.{0,14}|betrag.{0,14}|umsatz|montant.{0,14}|change|quantity(?: transacted)?|menge|value|token ?value|cad|usd|net|gross|sum|transaction amount|buchungsbetrag|size|quantité)$/,
  ],
  ["from", /^(?:from|from address|source address|sourceaddress|sender address)$/],
  [
    "to",
    /^(?:to|to address|address|destination(?: address)?|withdrawal address|recipient address|wallet address|adresse|zieladresse)$/,
  ],
  ["network", /^(?:network|chain|netzwerk|réseau|blockchain)$/],
  ["status", /^(?:status|state|transaction status|statut|zustand|errcode)$/],
  [
    "kind",
    /^(?:type|transaction type|operation|side|direction|buchungstext|umsatzart|umsatztyp|transaktionstyp|vorgang|transaction kind|kind|category|type d'opération|payment type|description 1)$/,
  ],
  [
    "name",
    /^(?:name|payee|beneficiary(?: name)?|recipient(?: name)?|counter ?party(?: name)?|merchant|to email address|partner ?name|auftraggeber ?\/ ?begünstigter|beguenstigter ?\/ ?zahlungspflichtiger|begünstigter ?\/ ?(?:auftraggeber|zahlungspflichtiger)|empfänger|zahlungsempfänger.{0,2}|zahlungsbeteiligter|name zahlungsbeteiligter|bénéficiaire|nom|payer ?\/ ?payee|beguenstigter|name des partners|description 2)$/,
  ],
  [
    "account",
    /^.{0,24}iban.{0,24}$|^(?:kontonummer.{0,10}|konto|account|account number|iban zahlungsbeteiligter|iban des partners|counterparty (?:iban|account)|counterparty account number|compte|kontonummer ?\/ ?iban|partner account|recipient account|to account)$/,
  ],
  [
    "reference",
    /^(?:reference|ref|refid|verwendungszweck.{0,4}|zahlungszweck|payment reference|zahlungsreferenz|référence|motif|customer reference|kundenreferenz|transaction reference|remittance information|order id|mitteilung|communication|confirmation number)$/,
  ],
  [
    "note",
    /^(?:description|details|memo|notes?|remark|libellé|libelle|narrative|buchungs-?details|transaction description|beschreibung|text|avisierungstext|label|description 3|transaction details)$/,
  ],
];

/** The kind of a column by its name, with the zone and the coin that the name carries. */
export type Column = { readonly kind: ColumnKind; readonly isUtc: boolean; readonly asset: string | undefined };

export function columnOf(name: string): Column | undefined {
  const inBrackets = /[([]([^)\]]{1,20})[)\]]/.exec(name)?.[1] ?? "";
  const plain = name
    .toLowerCase()
    .replace(/[_.]/g, " ")
    .replace(/[()[\]"*:#@$€£]/g, " ")
    .replace(/ +/g, " ")
    .trim()
    // Some programs name every column after what it belongs to.
    .replace(/^(?:operation|transaction) (?=amount|hash|type|fees?\b)/, "");
  const short = plain.replace(/ (?:inclusive|inkl|in (?:eur|usd|cad|gbp|chf)).{0,60}$/, "");
  const kind = names.find(([, pattern]) => pattern.test(plain) || pattern.test(short))?.[0];
  if (!kind) return undefined;
  const code = /^[A-Z]{3,5}$/.exec(inBrackets)?.[0] ?? /\b(EUR|USD|CAD|GBP|CHF)\b/.exec(name)?.[1];
  return { kind, isUtc: /\butc\b/i.test(name), asset: code === "UTC" ? undefined : code };
}
