import { randomInt } from "node:crypto";

import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { wizardTexts } from "./texts";
import type { Language } from "./texts";

export type StepNumber = 1 | 2 | 3 | 4 | 5;

/** The booking wizard, operated by mouse, with or without JavaScript. */
export class BookingWizard {
  readonly texts: (typeof wizardTexts)[Language];

  constructor(
    readonly page: Page,
    readonly language: Language = "en",
  ) {
    this.texts = wizardTexts[language];
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`${this.texts.path}/booking${query}`);
  }

  button(name: "forward" | "back" | "confirm" | "pay" | "leave"): Locator {
    return this.page.getByRole("button", { name: this.texts[name], exact: true });
  }

  title(step: StepNumber): Locator {
    return this.page.getByRole("heading", { name: this.texts.titles[step - 1] ?? "" });
  }

  async expectStep(step: StepNumber): Promise<void> {
    await expect(this.title(step)).toBeVisible();
  }

  service(position = 0): Locator {
    return this.page.getByRole("main").getByRole("radio").nth(position);
  }

  async chooseService(position = 0): Promise<void> {
    await this.service(position).check();
    await this.button("forward").click();
    await this.expectStep(2);
  }

  freeDays(): Locator {
    return this.page.getByRole("grid").getByRole("link", { name: this.texts.free });
  }

  times(): Locator {
    return this.page.locator("#times").getByRole("radio", { disabled: false });
  }

  /** Chooses one of the days that `roomyDays` finds in the next month, by its position or at random. */
  async chooseDay(position?: number): Promise<void> {
    await this.nextMonth();
    const days = await this.roomyDays();
    const day = days[position ?? randomInt(days.length)];
    if (!day) throw new Error("The next month has too few days with enough free times");
    await this.openDay(day);
  }

  /** In the next month, chooses the first day that has free times in each of the given groups of times. */
  async chooseDayWith(...groups: readonly ("afternoon" | "afterMidnight")[]): Promise<void> {
    await this.nextMonth();
    for (const day of await this.roomyDays()) {
      await this.openDay(day);
      const free = await Promise.all(
        groups.map((group) => this.page.locator(`.slot-group:has(#times-${group})`).getByRole("radio").count()),
      );
      if (free.every((count) => count > 0)) return;
    }
    throw new Error(`No day has free times in the groups ${groups.join(" and ")}`);
  }

  /** Chooses the day with the most free times in the month that is shown. */
  async chooseFreestDay(): Promise<void> {
    const days = await this.freeTimesByDay();
    const [freest] = days.toSorted((a, b) => b.free - a.free);
    if (!freest) throw new Error("No day of this month has free times");
    await this.openDay(freest.day);
  }

  private async openDay(day: string): Promise<void> {
    await this.page.locator(`.cal-day[data-day="${day}"]`).click();
    // Without JavaScript, the click loads a new page, which scrolls to the day's times while it loads. The test waits
    // until the page has loaded and no longer scrolls.
    await this.page.waitForLoadState();
    await expect(this.page.locator("[aria-selected=true]")).toHaveCount(1);
    await expect(this.page.getByRole("gridcell", { selected: true }).getByRole("link")).toHaveAttribute(
      "data-day",
      day,
    );
    await expect(this.times().first()).toBeVisible();
  }

  async nextMonth(): Promise<void> {
    const month = this.page.locator("#calendar-month");
    const monthText = (await month.textContent()) ?? "";
    await this.page.locator(".cal-head a").last().click();
    await expect(month).not.toHaveText(monthText);
  }

  /** Returns the days with enough free times for all parallel tests. */
  private async roomyDays(): Promise<string[]> {
    return (await this.freeTimesByDay()).filter(({ free }) => free >= 6).map(({ day }) => day);
  }

  private async freeTimesByDay(): Promise<{ readonly day: string; readonly free: number }[]> {
    const all = await this.freeDays().evaluateAll((links) =>
      links.map((link) => [link.getAttribute("data-day") ?? "", link.getAttribute("aria-label") ?? ""] as const),
    );
    return all.map(([day, label]) => ({ day, free: Number(/ (\d+) \D+$/.exec(label)?.[1] ?? 0) }));
  }

  /** Chooses a random free time. If a parallel test has taken this time, chooses again. */
  async chooseTime(): Promise<void> {
    const taken = this.page.getByRole("alert").filter({ hasText: this.texts.taken });
    for (;;) {
      await this.times()
        .nth(randomInt(await this.times().count()))
        .check();
      await this.button("forward").click();
      await expect(this.title(3).or(taken).first()).toBeVisible();
      if (await this.title(3).isVisible()) return;
      await this.page.reload();
    }
  }

  field(name: "firstName" | "lastName" | "email" | "phone" | "notes"): Locator {
    return this.page.getByRole("textbox", { name: this.texts[name], exact: true });
  }

  choice(group: "contact" | "history", answer: "byPhone" | "isNew"): Locator {
    return this.page.getByRole("group", { name: this.texts[group] }).getByRole("radio", { name: this.texts[answer] });
  }

  consent(): Locator {
    return this.page.getByRole("checkbox", { name: this.texts.privacy });
  }

  terms(): Locator {
    return this.page.getByRole("main").getByRole("checkbox", { name: this.texts.terms });
  }

  async fillDetails(email = "margaret@example.org"): Promise<void> {
    await this.field("firstName").fill("Margaret");
    await this.field("lastName").fill("Kowalchuk-Steinmetz");
    await this.field("email").fill(email);
    await this.field("phone").fill("+1 604 555 0142");
    await this.choice("contact", "byPhone").check();
    await this.choice("history", "isNew").check();
    await this.field("notes").fill("Three transfers in October.");
    await this.consent().check();
  }

  async sendDetails(): Promise<void> {
    await this.fillDetails();
    await this.button("forward").click();
    await this.expectStep(4);
  }

  /** Accepts the terms and clicks the wizard's last button. If the appointment costs money, this button is "pay". */
  async confirm(button: "confirm" | "pay" = "confirm"): Promise<void> {
    await this.terms().check();
    // In German, the wizard shows this checkbox if the appointment costs money and is within the withdrawal period.
    const earlyStart = this.page.locator("#earlyStart");
    if (await earlyStart.isVisible()) await earlyStart.check();
    await this.button(button).click();
    await this.expectStep(5);
  }

  /** Goes from the start to step 3. */
  async reachDetails(): Promise<void> {
    await this.open();
    await this.chooseService();
    await this.chooseDay();
    await this.chooseTime();
  }

  /** Makes a booking and returns its reference. */
  async book(): Promise<string> {
    await this.reachDetails();
    await this.sendDetails();
    await this.confirm();
    return this.reference();
  }

  async reference(): Promise<string> {
    const text = (await this.page.locator(".refno").textContent()) ?? "";
    return /FRS-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? "";
  }
}
