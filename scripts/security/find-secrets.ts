type Kind = { readonly name: string; readonly pattern: RegExp };

/** A value of a setting that is secret, long enough to be a real one: digits, small and capital letters. */
const assigned =
  /\b\w*(?:[Ss]ecret|SECRET|[Pp]ass(?:word|phrase)|PASS(?:WORD|PHRASE)|[Tt]oken|TOKEN|[Aa]pi_?[Kk]ey|(?:API|DATA)_?KEY)\w*["']?\s*[:=]\s*["']?(?=[\w+/-]*\d)(?=[\w+/-]*[a-z])(?=[\w+/-]*[A-Z])[\w+/-]{32,}={0,2}(?![\w.(-])/g;

/** The secrets that are recognised by their form. Each pattern is linear in the length of a line. */
const kinds: readonly Kind[] = [
  { name: "private key", pattern: /-----BEGIN (?:[A-Z0-9]+ ){0,2}PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40,}/g },
  { name: "key of Stripe", pattern: /\b(?:[sr]k_(?:live|test)_[0-9A-Za-z]{24,}|whsec_[0-9A-Za-z+/]{32,})/g },
  { name: "token of GitHub", pattern: /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{60,})/g },
  { name: "key of AWS", pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { name: "key of Google", pattern: /\bAIza[\w-]{35}|\bGOCSPX-[\w-]{20,}/g },
  { name: "token of Slack", pattern: /\bxox[abeoprs]-[\w-]{10,}/g },
  { name: "token of npm", pattern: /\bnpm_[0-9A-Za-z]{36}\b|_authToken=[^\s\\]{8,}/g },
  { name: "key of SendGrid", pattern: /\bSG\.[\w-]{22}\.[\w-]{43}\b/g },
  { name: "signed token", pattern: /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/g },
  {
    name: "password in an address",
    pattern:
      /\b(?:postgres(?:ql)?|smtps?|https?|mysql|redis):\/\/[^\s:@/"'`<$]+:[^\s:@/"'`<$…{]{6,}@(?!localhost|127\.|host\b|[\w.-]*example)[\w.-]+/g,
  },
  { name: "value of a secret", pattern: assigned },
];

export type Found = { readonly kind: string; readonly line: number };

/** Lists what looks like a secret in a text, without the secret itself. */
export function findSecrets(text: string): readonly Found[] {
  return kinds.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ kind: name, line: text.slice(0, index).split("\n").length })),
  );
}
