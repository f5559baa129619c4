import { takeEarlyText } from "./early-text";
import { findStoredTexts, forgetStoredTexts, prepareStore, storeTexts } from "./typed-text-store";
import type { StoredTexts } from "./typed-text-store";

/**
 * Keeps what staff type into the forms of the staff area until it is sent. The browser asks before it leaves a page
 * with unsent text. A text that is lost with its page, for example without a connection, is kept in the tab and filled
 * in again when the form is shown again.
 */

type TextControl = HTMLTextAreaElement | HTMLInputElement;

const textControls =
  "textarea, input:is([type=text], [type=email], [type=tel], [type=url], [type=number], [type=date])";

const forms = new Set<HTMLFormElement>();
/** The texts of a form that were last sent or saved. */
const saved = new WeakMap<HTMLFormElement, Readonly<Record<string, string>>>();

/** Follows a form of the staff area from its mounting until the returned function is called. */
export function watchTyped(form: HTMLFormElement): () => void {
  if (!form.closest(".desk")) return () => undefined;
  announceEarlyInput(form);
  restore(form);
  void prepareStore();
  const store = () => void storeTexts(form, isUnsent(form) ? withBases(form, changedTexts(form)) : {});
  form.addEventListener("input", store);
  if (forms.size === 0) addEventListener("beforeunload", warn);
  forms.add(form);
  return () => {
    form.removeEventListener("input", store);
    forms.delete(form);
    if (forms.size === 0) removeEventListener("beforeunload", warn);
  };
}

/** Says that the texts of a form were sent or saved. */
export function forgetTyped(form: HTMLFormElement | null | undefined): void {
  if (!form) return;
  saved.set(form, changedTexts(form));
  forgetStoredTexts(form);
}

function warn(event: BeforeUnloadEvent): void {
  if ([...forms].some((form) => form.isConnected && isUnsent(form))) event.preventDefault();
}

function isUnsent(form: HTMLFormElement): boolean {
  const typed = JSON.stringify(changedTexts(form));
  return typed !== "{}" && typed !== JSON.stringify(saved.get(form) ?? {});
}

/** Adds to each text the text that the server has. */
function withBases(form: HTMLFormElement, texts: Readonly<Record<string, string>>): StoredTexts {
  const shown = new Map(controlsOf(form).map(({ name, defaultValue }) => [name, defaultValue]));
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      { value, base: saved.get(form)?.[name] ?? shown.get(name) ?? "" },
    ]),
  );
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((control): control is TextControl => control.matches(textControls));

const isChanged = (control: TextControl) => control.value !== control.defaultValue.replaceAll("\r\n", "\n");

/** The texts that differ from those with which the server rendered the form, by field name. */
function changedTexts(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.name !== "" && isChanged(control))
      .map(({ name, value }) => [name, value]),
  );
}

/** React does not notice what was typed or chosen before the scripts ran. Sends the events that it missed. */
function announceEarlyInput(form: HTMLFormElement): void {
  for (const control of form.elements) {
    const early = control instanceof HTMLTextAreaElement ? takeEarlyText(control) : undefined;
    if (control instanceof HTMLSelectElement) {
      const shown = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
      if (shown && !shown.selected) announce(control, "change");
    } else if (control instanceof HTMLInputElement && control.matches("[type=checkbox], [type=radio]")) {
      if (control.checked !== control.defaultChecked) announce(control, "change");
    } else if (control.matches(textControls) && (early !== undefined || isChanged(control as TextControl))) {
      type(control as TextControl, early ?? (control as TextControl).value);
    }
  }
}

/** Fills in what was typed before, unless the field has been filled in since or its stored value has changed. */
function restore(form: HTMLFormElement): void {
  const texts = findStoredTexts(form);
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    const isSame = text && text.base.trim() === control.defaultValue.replaceAll("\r\n", "\n").trim();
    if (isSame && !isChanged(control)) type(control, text.value);
  }
}

/** Changes the value as a person does. React ignores an event if the value was set by the property that it watches. */
function type(control: TextControl, value: string): void {
  const { selectionStart, selectionEnd } = control;
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(control, value);
  if (control === document.activeElement && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd);
  announce(control, "input");
}

function announce(control: Element, event: "input" | "change"): void {
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
