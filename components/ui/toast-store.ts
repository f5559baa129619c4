import type { Tone } from "./alert";

/** The specification's times, in milliseconds. */
export const toastLife = 5000;
export const toastFarewell = 300;
const most = 3;

export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: Tone;
  /** Milliseconds it stays, not counting the time it is looked at or holds the focus. */
  readonly life: number;
  /** Hidden already, and gone from the page in a moment. */
  readonly isLeaving: boolean;
};

export type ToastWords = Pick<Toast, "title" | "description"> & { tone?: Tone | undefined; life?: number | undefined };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a passing remark and returns its id. Never for an error that the person has to act on. */
export function showToast({ title, description, tone = "ok", life = toastLife }: ToastWords): number {
  lastId += 1;
  const toast = { id: lastId, title, description, tone, life, isLeaving: false };
  replace([...toasts, toast].slice(-most));
  return toast.id;
}

/** Hides a remark, and takes it off the page 300 ms later. */
export function hideToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && !toast.isLeaving)) return;
  replace(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), toastFarewell);
}

export function listToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
