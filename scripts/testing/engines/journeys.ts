import assert from "node:assert/strict";

import { until } from "./window";
import type { BrowserWindow } from "./window";

export type Site = { readonly url: string; readonly staff: { readonly email: string; readonly password: string } };

type Journey = { readonly name: string; run(window: BrowserWindow, site: Site): Promise<void> };

const texts = {
  forward: "Continue",
  confirm: "Confirm booking",
  titles: {
    date: "When suits you?",
    details: "How do we reach you?",
    confirm: "Check before you book",
    done: "Your consultation is booked",
  },
  contact: "How should we contact you?",
  byPhone: "Phone",
  history: "Have you worked with us before?",
  isNew: "No, I am new",
};
const main = (rest: string) => `//main${rest}`;
const button = (text: string) => main(`//button[normalize-space(.)='${text}']`);
const label = (text: string) => main(`//label[starts-with(normalize-space(.), '${text}')]`);

/** What earns money or protects data, in the order in which the journeys run in one window. */
export const journeys: readonly Journey[] = [
  { name: "books an appointment from step 1 to 5, with an umlaut in the domain of the email address", run: book },
  { name: "shows the stored theme after Back", run: returnToTheme },
  { name: "signs in, and shows no page of the staff area after sign-out and Back", run: signOut },
];

async function book(window: BrowserWindow, { url }: Site): Promise<void> {
  await window.open(`${url}/booking`);
  await press(window, main("//label[.//input[@type='radio']]"));
  await press(window, button(texts.forward));
  await expectTitle(window, texts.titles.date);
  await expectOpticalSize(window);
  await chooseDay(window);
  await press(window, main("//*[@id='times']//label[.//input[@type='radio' and not(@disabled)]]"));
  await press(window, button(texts.forward));
  await expectTitle(window, texts.titles.details);
  await expectNoOverflow(window);
  for (const [id, text] of Object.entries({
    firstName: "Jana",
    lastName: "Muster",
    email: "jana@bücher.example",
    phone: "+1 604 555 0142",
  }))
    await window.type(main(`//input[@id='${id}']`), text);
  const answer = (group: string, choice: string) =>
    main(`//fieldset[contains(legend, '${group}')]//label[starts-with(normalize-space(.), '${choice}')]`);
  await press(window, answer(texts.contact, texts.byPhone));
  await press(window, answer(texts.history, texts.isNew));
  await press(window, main("//input[@id='privacyConsent']"));
  await press(window, button(texts.forward));
  await expectTitle(window, texts.titles.confirm);
  await expectText(window, "jana@bücher.example");
  await press(window, label("I accept"));
  await press(window, button(texts.confirm));
  await expectTitle(window, texts.titles.done);
  await expectText(window, /FRS-[2-9A-Z]{4}-[2-9A-Z]{4}/);
}

/** Chooses the first free day of the next month. A free day is a link. */
async function chooseDay(window: BrowserWindow): Promise<void> {
  const month = await window.evaluate<string>("document.querySelector('#calendar-month').textContent");
  await press(window, main("//*[contains(@class, 'cal-head')]//a[last()]"));
  await until("the next month", () =>
    window.evaluate<boolean>(`document.querySelector('#calendar-month').textContent !== ${JSON.stringify(month)}`),
  );
  await press(window, main("//a[contains(@class, 'cal-day') and @href]"));
  await until("a chosen day", () => window.evaluate("document.querySelector('[aria-selected=true]') !== null"));
}

async function returnToTheme(window: BrowserWindow, { url }: Site): Promise<void> {
  await window.open(`${url}/services`);
  await chooseTheme(window, "Dark");
  await window.open(`${url}/about`);
  await chooseTheme(window, "Light");
  await window.evaluate("void history.back()");
  await until("the page before", () => window.evaluate("location.pathname === '/services'"));
  await until("the stored theme", () => window.evaluate("document.documentElement.dataset.theme === 'light'"));
}

async function chooseTheme(window: BrowserWindow, name: string): Promise<void> {
  await press(window, `//footer//button[normalize-space(.)='${name}']`);
  const theme = JSON.stringify(name.toLowerCase());
  await until(`the theme ${theme}`, () => window.evaluate(`localStorage.getItem('theme') === ${theme}`));
}

async function signOut(window: BrowserWindow, { url, staff }: Site): Promise<void> {
  await window.open(`${url}/dashboard`);
  await until("the sign-in page", () => window.evaluate("location.pathname === '/login'"));
  await window.type(main("//input[@name='email']"), staff.email);
  await window.type(main("//input[@name='password']"), staff.password);
  await press(window, button("Sign in"));
  await expectTitle(window, "Today");
  await expectNoOverflow(window);
  await window.open(`${url}/dashboard/bookings`);
  await expectTitle(window, "Bookings");
  await press(window, "//details[contains(@class, 'account')]/summary");
  await press(window, "//button[normalize-space(.)='Sign out']");
  await until("the sign-in page", () => window.evaluate("location.pathname === '/login'"));
  for (let times = 0; times < 2; times += 1) {
    await window.evaluate("void history.back()");
    // The sign-in page has no navigation of the staff area. A hidden page that is loading again shows nothing either.
    await until("no page of the staff area", () =>
      window.evaluate("document.readyState === 'complete' && document.querySelector('.desk') === null"),
    );
  }
}

/** Clicks an element as soon as it is there and can be clicked. */
function press(window: BrowserWindow, xpath: string): Promise<unknown> {
  return until(`a click on ${xpath}`, async () => {
    await window.click(xpath);
    return true;
  });
}

function expectTitle(window: BrowserWindow, title: string): Promise<unknown> {
  return until(`the title "${title}"`, () =>
    window.evaluate<boolean>(
      `[...document.querySelectorAll('h1, h2')].some((each) => each.textContent.trim() === ${JSON.stringify(title)})`,
    ),
  );
}

function expectText(window: BrowserWindow, text: string | RegExp): Promise<unknown> {
  const test = typeof text === "string" ? `includes(${JSON.stringify(text)})` : `match(${text}) !== null`;
  return until(`the text ${text}`, () => window.evaluate(`document.querySelector('main').innerText.${test}`));
}

async function expectNoOverflow(window: BrowserWindow): Promise<void> {
  const { scrollWidth, clientWidth } = await window.evaluate<{ scrollWidth: number; clientWidth: number }>(
    "(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)",
  );
  assert.equal(scrollWidth, clientWidth, "The page is wider than the window");
}

/** Expects that titles have the optical size of their font size, or leave the choice to the browser. */
async function expectOpticalSize(window: BrowserWindow): Promise<void> {
  const wrong = await window.evaluate<string[]>(`[...document.querySelectorAll('h1, h2, h3')].flatMap((title) => {
    const { fontSize, fontVariationSettings: axes } = getComputedStyle(title);
    const size = /"opsz" ([\\d.]+)/.exec(axes)?.[1];
    return size && Math.abs(Number(size) - parseFloat(fontSize)) > 1 ? [title.textContent + ": " + axes] : [];
  })`);
  assert.deepEqual(wrong, []);
}
