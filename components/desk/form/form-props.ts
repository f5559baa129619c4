import type { ReactNode } from "react";

import type { ButtonVariant } from "@/components/ui/button-look";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";

import type { ComparedFacts } from "./changed-facts";
import type { FormSize } from "./form-context";
import type { StaffField } from "./staff-field";

/** The version of the record that a form shows. */
export type Edition = {
  /** Hidden values, such as the id and the version of the record. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly fields?: readonly StaffField[];
};

/** Texts that a form has by default, and that can say more. */
export type FormTexts = Partial<
  Record<
    /** The title of the list of errors. */
    | "notSaved"
    | "saving"
    /** Shown if someone else has changed the record. */
    | "changed"
    | "conflictTitle"
    /** The heading of the column with the stored values. */
    | "conflictTheirs",
    string
  >
>;

/** A button that sends `name` with `value` beside the fields, as in "Save only" beside "Save and propose". */
export type SecondSubmit = { readonly label: ReactNode; readonly name: string; readonly value: string };

export type FormLook = {
  readonly action: FormAction;
  readonly submit: ReactNode;
  /** The Enter key and Ctrl S press `submit`, which sends no value of its own. */
  readonly secondSubmit?: SecondSubmit | undefined;
  readonly variant?: ButtonVariant;
  /** The height of the fields and of the button, "md" by default. "lg" is for the pages of the sign-in. */
  readonly size?: FormSize;
  /** Whether the fields and the button are beside each other. */
  readonly isInLine?: boolean;
  /**
   * The accessible name of the button, or of the `opener` if there is one. Required if several buttons on the page have
   * the same visible label.
   */
  readonly name?: string | undefined;
  /**
   * Whether Ctrl S sends the form. True for forms that store data, and false for forms that complete, close or remove
   * something.
   */
  readonly isSave?: boolean;
  /** Whether the server refuses empty fields, with messages in the page's language, instead of the browser. */
  readonly isCheckedByServer?: boolean;
  /** Whether the form has a key with which the server recognises a repeated submission (`requestKey`). */
  readonly hasRequestKey?: boolean;
  /** A title that must be clicked to show the form. Without it, the form is always visible. */
  readonly opener?: ReactNode;
  /** A sentence above the fields. It says, for example, what will be removed. */
  readonly lead?: string;
  /** Whether the fields edit stored values. If someone else has changed the values, the form shows both versions. */
  readonly isCompared?: boolean;
  /** Keeps the button in view below a long form, and counts and names the changes that are not saved. */
  readonly hasSaveBar?: boolean;
  /** What the reader should know about the record. If it changes before the form is sent, the form says how. */
  readonly facts?: ComparedFacts | undefined;
  /** Whether the form is no longer possible. Typed texts stay on the page and can be copied. */
  readonly isClosed?: boolean;
  /** The link beside the button that leaves the form. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** A link below the button. */
  readonly aside?: ReactNode;
  /** Shown after a success, if the page stays open. */
  readonly doneText?: string;
  /** Replaces the form after a success. Only for client components. */
  readonly done?: (state: Extract<FormState, { status: "done" }>) => ReactNode;
  /** Shown instead of the form, unless `done` is shown. */
  readonly instead?: ReactNode;
  /** The page of a record that a refusal names by its reference, without the reference. */
  readonly referencePath?: string;
  readonly texts?: FormTexts | undefined;
  /** The layout of a long form, with `Fields` for its fields. Without it, the fields are one below the other. */
  readonly layout?: ReactNode;
  /** Shown above the fields. */
  readonly children?: ReactNode;
};
