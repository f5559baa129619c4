"use client";

import { useRouter } from "next/navigation";
import type { MouseEvent } from "react";

import { buttonClasses } from "@/components/ui/button-look";

export const sectionId = "services-section";

export type HeroMoreProps = {
  label: string;
  /** Where it leads if the section is not on the page: within the site when it begins with a slash. */
  href: string;
};

/** Leads down the page to the services, softly where motion is welcome. Without a script it is a plain link to them. */
export function HeroMore({ label, href }: HeroMoreProps) {
  const router = useRouter();

  function go(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab or window was asked for: the browser knows how.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const section = document.getElementById(sectionId);
    if (section) scrollTo(section);
    else if (href.startsWith("/")) router.push(href);
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
  // The next Tab goes on from where the eye is.
  section.focus({ preventScroll: true });
}
