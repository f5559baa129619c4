import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Reports the radio button that the visitor chose before the scripts ran. Put the returned ref on an element that
 * contains the group.
 */
export function useEarlyChoice<Group extends HTMLElement>(
  report: (value: string) => void,
): React.RefObject<Group | null> {
  const group = useRef<Group>(null);
  const onChoice = useEffectEvent(report);
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>("input[type=radio]:checked");
    if (chosen && !chosen.defaultChecked) onChoice(chosen.value);
  }, []);
  return group;
}
