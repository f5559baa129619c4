import type { ReactNode } from "react";

/** A question of the list, as the board moves it. */
export type BoardQuestion = {
  readonly id: string;
  readonly key: string;
  readonly topicId: string;
  readonly version: number;
  readonly title: string;
  /** The state in all languages, in words. */
  readonly state: string;
  /** The buttons that move it one place. Undefined if the staff member may not change the order. */
  readonly buttons: ReactNode;
};

/** A question that is picked up, and the place at which it is shown: its topic, and its index among the others. */
export type Carry = { readonly id: string; readonly topicId: string; readonly index: number };

/** The questions of a topic in their order. A picked up question is shown at its new place. */
export function questionsAt(
  questions: readonly BoardQuestion[],
  topicId: string,
  carry: Carry | undefined,
): readonly BoardQuestion[] {
  const others = questions.filter((question) => question.topicId === topicId && question.id !== carry?.id);
  const carried = questions.find(({ id }) => id === carry?.id);
  return carry && carried && carry.topicId === topicId ? others.toSpliced(carry.index, 0, carried) : others;
}

/** Picks a question up at its place. */
export function pickUp(questions: readonly BoardQuestion[], { id, topicId }: BoardQuestion): Carry {
  const index = questions.filter((question) => question.topicId === topicId).findIndex((each) => each.id === id);
  return { id, topicId, index };
}

/** Moves a picked up question to another index. It stays within its topic. */
export function carryTo(questions: readonly BoardQuestion[], carry: Carry, index: number): Carry {
  const last = questionsAt(questions, carry.topicId, carry).length - 1;
  return { ...carry, index: Math.min(Math.max(index, 0), last) };
}

/** Carries a question to the end of the next topic. After the last topic comes the first one. */
export function toNextTopic(questions: readonly BoardQuestion[], topicIds: readonly string[], carry: Carry): Carry {
  const topicId = topicIds[(topicIds.indexOf(carry.topicId) + 1) % topicIds.length] ?? carry.topicId;
  return carryTo(questions, { ...carry, topicId }, Number.MAX_SAFE_INTEGER);
}

/** The id of the question before which a picked up question is put down. Empty at the end of a topic. */
export function nextOf(questions: readonly BoardQuestion[], carry: Carry): string {
  return questionsAt(questions, carry.topicId, carry)[carry.index + 1]?.id ?? "";
}
