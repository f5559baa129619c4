import { tmpdir } from "node:os";
import { join } from "node:path";

const dataKey = Buffer.alloc(32, 7);

// Tests have their own settings, so that no test reaches a developer's real mail server.
const own = {
  SITE_MODE: "demo",
  FIRM_PROFILE: "ca",
  SITE_URL: "http://localhost:3000",
  NEXTAUTH_URL: "http://localhost:3000",
  NEXTAUTH_SECRET: "a secret of the tests alone, of some length",
  DATA_KEY: dataKey.toString("base64"),
  DATA_KEY_PREVIOUS: "",
  MAIL_FROM: "office@example.com",
  SMTP_URL: "",
  MAIL_DIR: join(tmpdir(), `emails-of-tests-${process.pid}`),
  ERASURES_FILE: "",
  AUDIT_ANCHORS_FILE: "",
  PAYMENTS_KEPT_YEARS: "",
  INBOUND_MAIL_DOMAIN: "reply.example.com",
  INBOUND_MAIL_SECRET: "another secret of the tests, of some length",
  LOG_LEVEL: "error",
  TRUSTED_PROXY_HOPS: "0",
  // The build sets this variable from the option `authInterrupts` in next.config.ts.
  __NEXT_EXPERIMENTAL_AUTH_INTERRUPTS: "true",
};

Object.assign(process.env, own);

// Outside tests, `openKeys` sets the root. A new installation's root is its DATA_KEY.
(globalThis as { hmacRoot?: Uint8Array }).hmacRoot = dataKey;
