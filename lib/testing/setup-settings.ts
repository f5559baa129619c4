// Tests have their own settings, so that they never reach a developer's real mail server.
const own = {
  SITE_MODE: "demo",
  FIRM_PROFILE: "ca",
  SITE_URL: "http://localhost:3000",
  NEXTAUTH_URL: "http://localhost:3000",
  NEXTAUTH_SECRET: "a secret of the tests alone, of some length",
  DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
  MAIL_FROM: "office@example.com",
  SMTP_URL: "",
  LOG_LEVEL: "error",
  TRUSTED_PROXY_HOPS: "0",
};

Object.assign(process.env, own);
