/**
 * Returns the URL of a connection of the application that belongs to one process alone: DATABASE_DIRECT_URL, else the
 * given URL. A pooler gives each transaction another connection, so notifications and locks would get lost behind it.
 */
export function directUrl(url: string): string {
  if (url !== process.env.DATABASE_URL) return url;
  return process.env.DATABASE_DIRECT_URL || url;
}

/**
 * Returns the URL of the role that owns the tables of the site's database: DATABASE_MIGRATION_URL, else
 * DATABASE_DIRECT_URL, else the given URL. Another database than that of DATABASE_URL has no second role.
 */
export function ownerUrl(url: string): string {
  if (url !== process.env.DATABASE_URL) return url;
  return process.env.DATABASE_MIGRATION_URL || directUrl(url);
}
