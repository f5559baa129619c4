import type { Network } from "../kinds";

/** A file of a known service, recognised by the names of its columns. `zone` is that of its times, as it documents. */
export type Shape = {
  readonly format: string;
  readonly needs: readonly string[];
  readonly from?: string;
  readonly zone?: string;
  readonly network?: Network;
  /** Whether the "txid" of the file is the service's own number and not that of a network. */
  readonly hasOwnIds?: boolean;
};

const shapes: readonly Shape[] = [
  {
    format: "csv:coinbase",
    needs: ["timestamp", "transaction type", "asset", "quantity transacted"],
    from: "Coinbase",
  },
  {
    format: "csv:kraken-ledgers",
    needs: ["txid", "refid", "time", "aclass", "asset"],
    from: "Kraken",
    zone: "UTC",
    hasOwnIds: true,
  },
  { format: "csv:binance", needs: ["coin", "network", "amount", "address", "txid"], from: "Binance", zone: "UTC" },
  {
    format: "csv:binance",
    needs: ["user_id", "utc_time", "operation", "coin", "change"],
    from: "Binance",
    zone: "UTC",
  },
  {
    format: "csv:etherscan",
    needs: ["transaction hash", "value_in(eth)", "value_out(eth)"],
    network: "ethereum",
    zone: "UTC",
  },
  {
    format: "csv:etherscan",
    needs: ["transaction hash", "tokensymbol", "from", "to"],
    network: "ethereum",
    zone: "UTC",
  },
  { format: "csv:bscscan", needs: ["txhash", "value_in(bnb)", "value_out(bnb)"], network: "bnb-chain", zone: "UTC" },
  {
    format: "csv:bscscan",
    needs: ["transaction hash", "value_in(bnb)", "value_out(bnb)"],
    network: "bnb-chain",
    zone: "UTC",
  },
  {
    format: "csv:crypto.com",
    needs: ["timestamp (utc)", "transaction description", "currency", "native currency"],
    from: "Crypto.com",
    zone: "UTC",
  },
  { format: "csv:bitpanda", needs: ["transaction id", "timestamp", "in/out", "amount asset"], from: "Bitpanda" },
  { format: "csv:revolut", needs: ["started date", "completed date", "description", "amount"], from: "Revolut" },
  {
    format: "csv:paypal",
    needs: ["date", "time", "timezone", "name", "currency", "transaction id"],
    from: "PayPal",
    hasOwnIds: true,
  },
  { format: "csv:wise", needs: ["transferwise id", "amount", "currency"], from: "Wise" },
];

export function shapeOf(header: readonly string[]): Shape | undefined {
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  return shapes.find(({ needs }) => needs.every((name) => names.has(name)));
}
