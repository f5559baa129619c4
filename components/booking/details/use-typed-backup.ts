import { useEffect, useEffectEvent } from "react";

/** How long after leaving a field its text is saved, in milliseconds. */
const delay = 800;

type Options = {
  readonly form: React.RefObject<HTMLFormElement | null>;
  /** Whether the form is being submitted, which saves it anyway. */
  readonly isPending: boolean;
  /** Sends the form's values as they are. The visitor goes on typing meanwhile. */
  readonly save: () => void;
};

/**
 * Saves what is typed when the visitor leaves a field or the page, so that a reload or a closed window loses nothing.
 * Nothing is saved while the visitor is typing, because half of a seed phrase cannot be recognised as one.
 */
export function useTypedBackup({ form, isPending, save }: Options): void {
  const saveUnlessPending = useEffectEvent(() => {
    if (!isPending) save();
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let saved = contentOf(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveIfChanged = () => {
      clearTimeout(timer);
      const content = contentOf(element);
      if (content === saved) return;
      saved = content;
      saveUnlessPending();
    };
    const onLeaveField = () => {
      clearTimeout(timer);
      timer = setTimeout(saveIfChanged, delay);
    };
    const onHide = () => {
      if (document.visibilityState === "hidden") saveIfChanged();
    };
    element.addEventListener("focusout", onLeaveField);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("focusout", onLeaveField);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [form]);
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === "string"));
}
