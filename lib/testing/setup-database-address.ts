import { testDatabaseUrl } from "./database";

// This runs before all imports: the database client reads the address when it first connects.
process.env.DATABASE_URL = testDatabaseUrl();
