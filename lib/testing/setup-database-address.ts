import { testDatabaseUrl } from "./database";

// This file runs before all imports, because the database client reads the address when it first connects.
process.env.DATABASE_URL = testDatabaseUrl();
