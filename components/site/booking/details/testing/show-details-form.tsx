import { screen, within } from "@testing-library/react";

import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { renderIn } from "@/lib/testing/render";

import { DetailsForm } from "../details-form";

type User = ReturnType<typeof renderIn>["user"];
type Options = Partial<React.ComponentProps<typeof DetailsForm>> & { readonly locale?: Locale };

const stay: FormAction = async (previous) => previous;

/** The values that the form has sent as a backup, first to last. */
export const saved: Record<string, unknown>[] = [];
let response: Promise<void> = Promise.resolve();

/** Lets the server respond to backups only after this promise. */
export function respondAfter(promise: Promise<void>): void {
  response = promise;
}

/** Renders the details form. By default it has no earlier answers, and phone is the only way to meet. */
export function show({ locale = "en", ...props }: Options = {}) {
  saved.length = 0;
  response = Promise.resolve();
  // jsdom has no fetch.
  globalThis.fetch = async (_url, options) => {
    saved.push(JSON.parse(String(options?.body)) as Record<string, unknown>);
    await response;
    return { ok: true } as Response;
  };
  return renderIn(
    locale,
    <DetailsForm
      heading={<h2>How do we reach you?</h2>}
      modes={["phone"]}
      phoneCountry={{
        label: "Country code",
        countries: [
          { value: "CA", label: "Canada (+1)" },
          { value: "NP", label: "Nepal (+977)" },
        ],
        preset: "CA",
      }}
      isForReturning={false}
      prefill={{}}
      save={stay}
      back={{ path: "/booking", step: "date" }}
      {...props}
    />,
  );
}

/** Pastes a text into a field, because typing it character by character is slow. */
export async function paste(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

export async function fill(user: User) {
  await paste(user, screen.getByLabelText("First name"), "Margaret");
  await paste(user, screen.getByLabelText("Last name"), "Kowalchuk");
  await paste(user, screen.getByRole("textbox", { name: "Email" }), "margaret@example.org");
  await paste(user, screen.getByRole("textbox", { name: "Phone" }), "+1 604 555 0142");
  await user.click(within(screen.getByRole("group", { name: "How should we contact you?" })).getByLabelText("Phone"));
  await user.click(screen.getByLabelText("No, I am new"));
  await user.click(screen.getByRole("checkbox", { name: /I consent/ }));
}

export const proceed = () => screen.getByRole("button", { name: "Continue" });
export const notes = () => screen.getByLabelText("Anything we should know first? (optional)");
