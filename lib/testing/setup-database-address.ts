import { testDatabaseUrl } from "./database";

// Before any import: the client reads it when it first connects.
process.env.DATABASE_URL = testDatabaseUrl();
