"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { KeyboardEventHandler, PointerEventHandler, ReactNode } from "react";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

import type { BoardQuestion } from "./carry";
import { questionPath, topicPath } from "./paths";

type Props = {
  readonly question: BoardQuestion;
  readonly topicKey: string;
  readonly isOpen: boolean;
  readonly isCarried: boolean;
  /** Whether the staff member may change the order. */
  readonly isMovable: boolean;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
  readonly onGripClick: () => void;
  readonly onGripPress: PointerEventHandler<HTMLElement>;
  /** The form of an open question. */
  readonly children: ReactNode;
};

/** A question of the list: its grip, its title as a link that opens it, and the buttons that move it. */
export function QuestionRow({ question, topicKey, isOpen, isCarried, isMovable, children, ...handlers }: Props) {
  const t = useTranslations("questionBoard");
  const { id, key, title, state, buttons } = question;
  return (
    <li
      className={clsx("question-row", isOpen && "is-open", isCarried && "is-carried")}
      data-question={id}
      onKeyDown={isMovable ? handlers.onKeyDown : undefined}
    >
      {isMovable && (
        <button
          type="button"
          className="grip"
          aria-label={t("grip", { title })}
          aria-pressed={isCarried}
          aria-keyshortcuts="M"
          onClick={handlers.onGripClick}
          onPointerDown={handlers.onGripPress}
        >
          <Icon name="grip" size="s" />
        </button>
      )}
      <div className="question-title">
        <Link
          href={isOpen ? topicPath(topicKey) : questionPath(key)}
          scroll={false}
          aria-expanded={isOpen}
          draggable={false}
        >
          {title}
        </Link>
        <span className="sub">{state}</span>
      </div>
      {buttons}
      {isOpen && (
        <div className="question-editor" data-editor>
          {children}
        </div>
      )}
    </li>
  );
}
