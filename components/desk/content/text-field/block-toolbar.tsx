"use client";

import { useTranslations } from "next-intl";
import { DropdownMenu, Toolbar } from "radix-ui";

import { insertionOf } from "./blocks";
import type { BlockName, Insertion } from "./blocks";

export type BlockChoice = { readonly value: string; readonly label: string };

/** What a block can show, for the blocks that name a record. */
export type BlockChoices = Readonly<Partial<Record<"claim" | "picture", readonly BlockChoice[]>>>;

type Props = {
  /** The id of the text area. */
  readonly controls: string;
  readonly blocks: readonly BlockName[];
  readonly choices?: BlockChoices | undefined;
  readonly insert: (insertion: Insertion) => void;
};

// Radix sets `outline` as an inline style, and the content security policy refuses style attributes in the server's
// HTML. The child's undefined leaves it out.
const noOutline = { outline: undefined };

/** The buttons that insert blocks: one tab stop, arrow keys between the buttons. */
export function BlockToolbar({ controls, blocks, choices = {}, insert }: Props) {
  const t = useTranslations("staffContent.field");
  return (
    <Toolbar.Root asChild aria-label={t("toolbar")}>
      <div className="block-toolbar" aria-controls={controls} style={noOutline}>
        <span className="mute" aria-hidden="true">
          {t("toolbar")}
        </span>
        {blocks.map((name) => {
          const options = name === "claim" || name === "picture" ? choices[name] : undefined;
          if (options)
            return (
              <ChoiceButton key={name} name={name} options={options} insert={insert} label={t(`blocks.${name}`)} />
            );
          return (
            <Toolbar.Button key={name} onClick={() => insert(insertionOf(name, t))}>
              {t(`blocks.${name}`)}
            </Toolbar.Button>
          );
        })}
      </div>
    </Toolbar.Root>
  );
}

type ChoiceProps = {
  readonly name: BlockName;
  readonly label: string;
  readonly options: readonly BlockChoice[];
  readonly insert: Props["insert"];
};

/** A button that asks which claim or picture to insert. */
function ChoiceButton({ name, label, options, insert }: ChoiceProps) {
  const t = useTranslations("staffContent.field");
  return (
    // Without `modal`, Radix adds no style element, which the content security policy would refuse.
    <DropdownMenu.Root modal={false}>
      <Toolbar.Button asChild>
        <DropdownMenu.Trigger>{label}</DropdownMenu.Trigger>
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="desk block-menu" align="start" sideOffset={4}>
          {options.length === 0 && <p className="mute">{t("none")}</p>}
          {options.map((option) => (
            <DropdownMenu.Item key={option.value} onSelect={() => insert(insertionOf(name, t, option.value))}>
              {option.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
