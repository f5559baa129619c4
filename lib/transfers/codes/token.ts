import type { Identifier } from "../kinds";
import { readBase58 } from "./base58";
import { readBech32 } from "./bech32";
import { readEvm } from "./evm";
import { readTon } from "./ton";

/** Shorter words are no codes of a network. */
const shortest = 20;
const longest = 130;

/** Reads one word without spaces as a code of a network. Undefined if it is no such code. */
export function readToken(token: string): Identifier | undefined {
  if (token.length < shortest || token.length > longest) return undefined;
  return readEvm(token) ?? readPlainHash(token) ?? readBech32(token) ?? readTon(token) ?? readBase58(token);
}

/** 64 hexadecimal digits without "0x" are a hash of one of several networks, 40 may be anything. */
function readPlainHash(token: string): Identifier | undefined {
  if (!/^[0-9a-fA-F]+$/.test(token)) return undefined;
  if (token.length === 64) return { kind: "tx-hash", value: token, check: "format-only", networks: [] };
  return token.length === 40 && /[a-f]/i.test(token)
    ? { kind: "unknown-code", value: token, check: "none" }
    : undefined;
}
