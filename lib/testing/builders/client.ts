import { db } from "@/lib/platform/db/client";

import { idOf, nextNumber } from "./sequence";

/** A client that the database contains. */
export type InsertedClient = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly preferredContact: string;
  readonly locale: string;
  readonly zone: string;
};

export type ClientBuilder = {
  named(firstName: string, lastName: string): ClientBuilder;
  at(email: string): ClientBuilder;
  reading(locale: "en" | "de" | "fr-CA"): ClientBuilder;
  inZone(zone: string): ClientBuilder;
  insert(): Promise<InsertedClient>;
};

/** Starts with a client who reads English and lives in Toronto. */
export function aClient(): ClientBuilder {
  const number = nextNumber();
  return builderOf({
    id: idOf(number),
    firstName: "Sample",
    lastName: `Client ${number}`,
    email: `client-${number}@example.com`,
    phone: `+1 416 555 ${String(100 + (number % 100)).padStart(4, "0")}`,
    preferredContact: "email",
    locale: "en",
    zone: "America/Toronto",
  });
}

function builderOf(client: InsertedClient): ClientBuilder {
  const change = (changes: Partial<InsertedClient>) => builderOf({ ...client, ...changes });
  return {
    named: (firstName, lastName) => change({ firstName, lastName }),
    at: (email) => change({ email }),
    reading: (locale) => change({ locale }),
    inZone: (zone) => change({ zone }),
    async insert() {
      await db.client.create({ data: client, select: { id: true } });
      return client;
    },
  };
}
