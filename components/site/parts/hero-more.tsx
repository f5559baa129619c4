"use client";

import { useRouter } from "next/navigation";
import type { MouseEvent } from "react";

import { buttonClasses } from "@/components/ui/button-look";

export const sectionId = "services-section";

export type HeroMoreProps = {
  label: string;
  /** The link's target if the page does not contain the services section. A leading slash marks a path of this site. */
  href: string;
};

/**
 * A link that scrolls smoothly down to the services section. If the visitor prefers reduced motion, the page jumps to
 * the section. Without JavaScript, the link is a plain link.
 */
export function HeroMore({ label, href }: HeroMoreProps) {
  const router = useRouter();

  function go(event: MouseEvent<HTMLAnchorElement>) {
    // With a modifier key, the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const section = document.getElementById(sectionId);
    if (section) {
      scrollTo(section);
      return;
    }
    // eslint-disable-next-line no-console -- the specification demands this warning, and it contains no personal data
    console.warn(`This page has no element to scroll to: ${sectionId}`);
    if (href.startsWith("/")) router.push(href);
    else window.location.assign(href);
  }

  return (
    <a href={`#${sectionId}`} className={buttonClasses({ variant: "outline", size: "lg" })} onClick={go}>
      {label}
    </a>
  );
}

function scrollTo(section: HTMLElement) {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.scrollIntoView({ behavior: isStill ? "auto" : "smooth" });
  // Moves the focus, so that the next Tab continues from this section.
  section.focus({ preventScroll: true });
}
