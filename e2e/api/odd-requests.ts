import { createHmac } from "node:crypto";

import fc from "fast-check";

/** A request that no browser would send. */
export type OddRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type OddSite = {
  /** The id of a server action of the page /contact. */
  readonly action: string;
  readonly pages: readonly string[];
  readonly endpoints: readonly string[];
  readonly stripeSecret: string;
  readonly mailSecret: string;
};

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** JSON texts with values of wrong types, wrong characters, repeated names, deep nesting and numbers out of range. */
const jsonTexts = [
  ...["null", "[]", "{}", "0", "-1e999", '""', "true", "[null]", '{"":""}', "", "{", "[1,", '"\\u0000"', '"\\ud800"'],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{}}}', '{"data":null}', '{"id":1}', '{"data":[]}'],
  ...['{"id":"a","type":1,"data":{"object":null}}', '{"id":"a","type":"b","data":{"object":{"id":{}}}}', "NaN"],
  ...['{"email":"a@b.ca","email":[]}', '{"locale":{"$ne":1}}', '{"locale":"de","startTime":1e400}', "[[],{}]"],
  ...['{"clientInfo":{"email":"\\u0000@x.ca"}}', '{"token":"\\ud800"}', '{"notes":"\\udfff"}', "﻿{}"],
  deep(5_000, "[", "]"),
  deep(5_000, '{"a":', "}").replace(":}", ":1}"),
];

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

function formTexts(action: string): readonly string[] {
  const bound = (value: string) =>
    part("$ACTION_REF_1", "") +
    part("$ACTION_1:0", JSON.stringify({ id: action, bound: "$@1" })) +
    part("$ACTION_1:1", value);
  return [
    ...["{}", "", "--x", "--x--", "--x--\r\n", "--y\r\n", "--x\r\n\r\n--x--", part("a", "b"), `${part("a", "b")}--x`],
    ...["--x\r\nfoo\r\n\r\nb\r\n--x--\r\n", "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--\r\n"],
    `${part("a", "b")}--x--\r\n`,
    `${part("$ACTION_ID_zz", "")}--x--\r\n`,
    `${part(`$ACTION_ID_${action}`, "")}--x--\r\n`,
    `${part("$ACTION_REF_1", "")}${part("$ACTION_1:0", "{junk")}--x--\r\n`,
    ...["{junk", "[]", "null", '["$K1"]', '["$1"]', '[{"status":"idle"}]'].map((value) => `${bound(value)}--x--\r\n`),
    ...[
      "{junk",
      "[]",
      "null",
      "5",
      '["$K1"]',
      '["$1"]',
      '["$@2"]',
      '[null,"$K1"]',
      '["$F1","$K1"]',
      '["$Q1","$K1"]',
    ].map((value) => `${part("1_locale", "de")}${part("0", value)}--x--\r\n`),
    `${part("__proto__", "x")}${part("0", '["$K1","$K1"]')}--x--\r\n`,
  ];
}

const replies = [
  "junk",
  "",
  "null",
  "5",
  "[]",
  '["$1"]',
  '["$K1"]',
  '["$@1"]',
  '[{"status":"idle"},5]',
  '[null,{"get":1}]',
];
const replyTexts = [
  ...replies,
  JSON.stringify(Array(1_500).fill(1)),
  deep(5_000, "[", "]"),
  '["$Sreact"]',
  '["$n1e9"]',
];
const urlEncodedTexts = ["a=%zz", "%", "a=%ff", "a=b&a=c", "=", "&&&", "a=\0", "List-Unsubscribe=One-Click", "🙂=1"];
const contentTypes = [
  ...["multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "application/json", "text/plain"],
  ...[
    "multipart/form-data",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary="x',
    "multipart/mixed; boundary=x",
  ],
  ...["application/json; charset=utf-16", "application/x-www-form-urlencoded; charset=latin1", "/", ";;;", "a/b/c", ""],
];
const queries = [
  ...["", "?", "?_rsc=%zz", "?a=%00&b=%ff", "?locale=de&locale=fr", "?step=%00&service=%ed%a0%80", "?__proto__=1"],
  ...["?date=9999-99-99&serviceType=%00", "?page=-1&q=%F0%9F", "?month=2027-13&token=%20", "?a[]=1&a[b]=2", "?=%"],
];
const segments = [
  "x",
  "%00",
  "%20",
  "..%2f",
  "%F0%9F%99%82",
  "%ED%A0%80",
  "a".repeat(900),
  "%2e%2e",
  "[locale]",
  "$ACTION",
  "%zz",
];

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  ...["%7Bjunk", "%E0%A4%A", "%5B1%5D", "[]"].map((tree) => ({ rsc: "1", "next-router-state-tree": tree })),
  { rsc: "1", "next-router-prefetch": "9", "next-router-segment-prefetch": "/../junk" },
  { rsc: "1", "next-url": "%E0%A4%A" },
  { "next-resume": "1", "x-action-forwarded": "1" },
  { "x-forwarded-host": "a b/%", "x-forwarded-proto": "junk:" },
  { cookie: "a=%E0%A4%A; next-auth.session-token=junk.%00; draft=%zz; __prerender_bypass=x; =; ;" },
  { cookie: `next-auth.session-token=${"x".repeat(3_000)}` },
  { "accept-language": "*;q=x,,;de;q=9,".repeat(200), accept: "\\" },
  { range: "bytes=9-1", "if-none-match": "junk", "if-modified-since": "x" },
  { "idempotency-key": "%00".repeat(100), "x-request-id": "{}" },
  { "x-middleware-subrequest": "a:b:c", "x-invoke-status": "500", "x-matched-path": "/%E0", "x-nextjs-data": "1" },
  { "content-encoding": "gzip" },
  { "stripe-signature": "t=1,v1=zz", "x-signature": "0".repeat(64) },
];

/** Returns `count` requests. The same seed returns the same requests. */
export function oddRequests(
  site: OddSite,
  { count, seed }: { readonly count: number; readonly seed: number },
): OddRequest[] {
  const path = fc
    .tuple(
      fc.oneof(fc.constantFrom(...site.pages), fc.constantFrom(...site.endpoints)),
      fc.constantFrom(...segments),
      fc.constantFrom(...queries),
      fc.constantFrom("", "", "/de", "/fr-ca"),
    )
    .map(([pattern, segment, query, prefix]) => {
      const filled = pattern.replaceAll(/\{[^{}]+\}/g, () => segment);
      return (pattern.startsWith("/api") ? filled : `${prefix}${filled}`) + query;
    });
  const body = fc.oneof(
    ...[jsonTexts, formTexts(site.action), replyTexts, urlEncodedTexts].map((texts) => fc.constantFrom(...texts)),
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.json({ maxDepth: 4 }),
  );
  const plain = fc
    .record({
      method: fc.constantFrom("GET", "POST", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"),
      path,
      type: fc.oneof(fc.constantFrom(...contentTypes), fc.constantFrom(...contentTypes.slice(0, 4))),
      headers: fc.constantFrom(...oddHeaders),
      action: fc.constantFrom(undefined, undefined, site.action, `7f${"0".repeat(40)}`, "%00"),
      body,
    })
    .map(({ method, path: target, type, headers, action, body: text }): OddRequest => {
      const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method);
      return {
        method,
        path: target,
        headers: {
          ...headers,
          ...(hasBody && type && { "content-type": type }),
          ...(action && { "next-action": action }),
        },
        ...(hasBody && { body: text }),
      };
    });
  const signed = fc
    .tuple(fc.constantFrom("stripe", "mail"), fc.oneof(fc.constantFrom(...jsonTexts), fc.json()))
    .map(([kind, text]): OddRequest => ({
      method: "POST",
      path: `/api/webhooks/${kind}`,
      headers: kind === "stripe" ? stripeSignature(text, site.stripeSecret) : mailSignature(text, site.mailSecret),
      body: text,
    }));
  return fc.sample(fc.oneof({ weight: 9, arbitrary: plain }, { weight: 1, arbitrary: signed }), {
    numRuns: count,
    seed,
  });
}

function stripeSignature(text: string, secret: string): Record<string, string> {
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${at}.${text}`).digest("hex");
  return { "content-type": "application/json", "stripe-signature": `t=${at},v1=${signature}` };
}

function mailSignature(text: string, secret: string): Record<string, string> {
  return {
    "content-type": "message/rfc822",
    "x-signature": createHmac("sha256", secret).update(text).digest("hex"),
  };
}
