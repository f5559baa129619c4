import type { ClientConfig } from "pg";

/**
 * Returns the parts of a PostgreSQL URL as connection options. Callers replace `database` to connect to another
 * database of the same server.
 */
export function connectionFields(url: string): ClientConfig {
  const address = new URL(url);
  const sslmode = address.searchParams.get("sslmode");
  return {
    host: address.searchParams.get("host") ?? decodeURIComponent(address.hostname),
    port: address.port ? Number(address.port) : 5432,
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: decodeURIComponent(address.pathname.slice(1)),
    ...(sslmode && sslmode !== "disable" ? { ssl: { rejectUnauthorized: sslmode.startsWith("verify") } } : {}),
  };
}

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}
