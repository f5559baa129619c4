import { randomUUID } from "node:crypto";

import type { Locator, Page } from "@playwright/test";

import { expect } from "../fixtures";
import type { Language } from "./texts";

/** The texts of the forms in each language. */
const texts = {
  en: {
    path: "",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: /^Phone/,
    subject: "Subject",
    message: "Message",
    story: /^What happened/,
    service: "What was it?",
    loss: "Roughly how much did you lose?",
    urgency: "When would you like to hear from us?",
    consent: /^I consent/,
    contact: "Send message",
    lead: "Send to the advisers",
    received: "We have it",
    book: "Choose a time",
    emailInvalid: "Please enter a valid email address",
  },
  de: {
    path: "/de",
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail",
    phone: /^Telefon/,
    subject: "Betreff",
    message: "Nachricht",
    story: /^Was ist geschehen/,
    service: "Worum ging es?",
    loss: "Wie viel ging ungefähr verloren?",
    urgency: "Wann möchten Sie von uns hören?",
    consent: /^Ich willige ein/,
    contact: "Nachricht senden",
    lead: "Anfrage senden",
    received: "Es ist angekommen",
    book: "Termin wählen",
    emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  },
  "fr-CA": {
    path: "/fr-ca",
    firstName: "Prénom",
    lastName: "Nom de famille",
    email: "Courriel",
    phone: /^Téléphone/,
    subject: "Objet",
    message: "Message",
    story: /^Que s’est-il passé/,
    service: "De quoi s’agissait-il?",
    loss: "Environ combien avez-vous perdu?",
    urgency: "Quand souhaitez-vous avoir de nos nouvelles?",
    consent: /^Je consens/,
    contact: "Envoyer le message",
    lead: "Envoyer à l’équipe",
    received: "Nous l’avons reçu",
    book: "Choisir une plage horaire",
    emailInvalid: "Veuillez entrer une adresse courriel valide",
  },
} as const;

type TextKey = Exclude<keyof (typeof texts)["en"], "path">;
type Kind = "contact" | "lead";

/** The contact form or the form of a landing page, as a visitor uses it. */
export class InquiryForm {
  readonly text = `Three transfers in October, to people I trusted. ${randomUUID()}`;
  readonly email = `visitor-${randomUUID()}@example.org`;

  constructor(
    readonly page: Page,
    readonly kind: Kind,
    readonly language: Language = "en",
  ) {}

  label(name: TextKey): string | RegExp {
    return texts[this.language][name];
  }

  async open(search = ""): Promise<void> {
    const page = this.kind === "contact" ? "/contact" : "/cryptocurrency-recovery";
    await this.page.goto(`${texts[this.language].path}${page}${search}`);
  }

  field(name: TextKey): Locator {
    return this.page.locator("form.inquiry").getByRole("textbox", { name: this.label(name) });
  }

  choice(name: TextKey): Locator {
    return this.page.getByRole("combobox", { name: this.label(name) });
  }

  get consent(): Locator {
    return this.page.getByRole("checkbox", { name: this.label("consent") });
  }

  get button(): Locator {
    return this.page.getByRole("button", { name: this.label(this.kind) });
  }

  async fill(): Promise<void> {
    await this.field("firstName").fill("Margaret");
    await this.field("lastName").fill("Sample");
    await this.field("email").fill(this.email);
    if (this.kind === "contact") {
      await this.field("subject").fill("Lost money");
      await this.field("message").fill(this.text);
    } else {
      await this.field("phone").fill("+1 604 555 0142");
      await this.choice("service").selectOption("cryptocurrency-recovery");
      await this.choice("loss").selectOption("unknown");
      await this.choice("urgency").selectOption("this-week");
      await this.field("story").fill(this.text);
    }
    await this.consent.check();
  }

  /** Waits for the page that confirms the message, and returns the reference that this page shows. */
  async reference(): Promise<string> {
    await expect(this.page.getByRole("heading", { level: 1, name: this.label("received") })).toBeVisible({
      timeout: 20_000,
    });
    return (await this.page.locator(".refno").innerText()).replace(/^.*\n/, "").trim();
  }
}
