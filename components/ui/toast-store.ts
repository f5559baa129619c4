import type { Tone } from "./alert";

/** How long a toast is shown, and how long it then takes to fade out, in milliseconds. */
export const toastLife = 5000;
export const toastFadeTime = 300;
const maxToasts = 3;

export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: Tone;
  /** How long the toast is shown, in milliseconds. The countdown pauses while any toast is hovered or focused. */
  readonly life: number;
  /** The toast is fading out and will be removed. */
  readonly isLeaving: boolean;
};

export type ToastOptions = Pick<Toast, "title" | "description"> & {
  tone?: Tone | undefined;
  life?: number | undefined;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a toast and returns its id. Errors that the user must react to must not be shown as toasts, because toasts
 * disappear.
 */
export function showToast({ title, description, tone = "ok", life = toastLife }: ToastOptions): number {
  lastId += 1;
  const toast = { id: lastId, title, description, tone, life, isLeaving: false };
  replace([...toasts, toast].slice(-maxToasts));
  return toast.id;
}

/** Fades a toast out and removes it 300 ms later. */
export function hideToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && !toast.isLeaving)) return;
  replace(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), toastFadeTime);
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
