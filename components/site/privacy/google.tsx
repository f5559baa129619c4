"use client";

import { usePathname } from "next/navigation";
import { useReducer } from "react";

import { splitPrefix } from "@/lib/platform/i18n/prefix";
import { findRoute } from "@/lib/platform/i18n/routes";
import { agreedIn, visitorIn } from "@/lib/privacy/google/reports";

import { GoogleFrame } from "./google-frame";
import { PrivacyQuestion } from "./privacy-question";
import type { QuestionTexts } from "./privacy-question";

type Props = { readonly firmName: string; readonly locale: string; readonly texts: QuestionTexts };

/**
 * Asks a visitor who has not answered whether Google may count the visit, and lets Google count the page if the visitor
 * agreed. A browser that objects to being tracked is neither asked nor counted.
 */
export function Google({ firmName, locale, texts }: Props) {
  const route = findRoute(splitPrefix(usePathname()).path);
  const [, readAgain] = useReducer((answers: number) => answers + 1, 0);
  if (!route || doesObject()) return null;
  const visitor = visitorIn(document.cookie);
  if (agreedIn(document.cookie) === undefined)
    return isAskedOn(route) && <PrivacyQuestion locale={locale} texts={texts} onAnswer={readAgain} />;
  if (visitor === undefined || !route.isCountedByGoogle || !isReporting()) return null;
  const page = { page_location: `${location.origin}${route.path}`, page_title: firmName, page_referrer: "" } as const;
  return <GoogleFrame visitor={visitor} page={page} route={route.path} />;
}

/** The question is asked on the pages that search engines list, but not beside the form of the booking. */
const isAskedOn = ({ rendering, isIndexed }: { readonly rendering: string; readonly isIndexed: boolean }) =>
  rendering === "prerendered" && isIndexed;

const doesObject = () =>
  navigator.doNotTrack === "1" || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Whether the browser may send reports. Only the policy of prerendered pages allows it, and the policy of the page that
 * was loaded first also holds on the pages that the router shows later.
 */
function isReporting(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return (
    loaded !== undefined && findRoute(splitPrefix(new URL(loaded.name).pathname).path)?.rendering === "prerendered"
  );
}
