import { testDatabaseUrl } from "./database";

// Jest runs this file before it loads a test file. `env()` reads the settings only once, so it would ignore an address
// that is set later.
process.env.DATABASE_URL = testDatabaseUrl();
