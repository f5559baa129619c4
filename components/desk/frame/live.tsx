"use client";

import { useCallback, useEffect, useRef, useState } from "react";

import { SignInLink } from "@/components/forms/sign-in-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ChangeKind } from "@/lib/platform/live/changes";
import { formatTime } from "@/lib/platform/time/format";

import { cancelRefresh, refreshSoon, watchForms } from "./background-refresh";
import { followChanges } from "./change-feed";
import type { FeedStatus } from "./change-feed";
import { useRefresh } from "./page-refresh";

/**
 * How long the connection must be lost before the badge says so, in milliseconds. A restart of the server takes less.
 */
const noticeDelayMs = 3_000;

/** Returns a function that refreshes the page without extending the session. */
function useBackgroundRefresh(): () => void {
  const refresh = useRefresh();
  return useCallback(() => refresh("background"), [refresh]);
}

type RefreshProps = {
  readonly kinds: readonly ChangeKind[];
  /** The id of the record on the page. Undefined means every record of these kinds. */
  readonly id?: string;
};

/** Refreshes the page when one of its records changes. While the user types, the refresh waits. */
export function RefreshOnChange({ kinds, id }: RefreshProps) {
  const refresh = useBackgroundRefresh();
  const wanted = kinds.join();
  useEffect(() => {
    const unfollow = followChanges({
      onEvent(event) {
        const isAbout =
          typeof event === "string" ||
          (wanted.split(",").includes(event.kind) && (id === undefined || event.id === undefined || event.id === id));
        if (isAbout) refreshSoon(refresh);
      },
    });
    const unwatch = watchForms();
    return () => {
      unfollow();
      unwatch();
      cancelRefresh();
    };
  }, [refresh, wanted, id]);
  return null;
}

type NoticeProps = {
  readonly kinds: readonly ChangeKind[];
  /** `other` contains the placeholder "{count}". */
  readonly texts: { readonly one: string; readonly other: string; readonly some: string; readonly show: string };
};

/**
 * Shows how many records other people have changed since the list was rendered, if the number is known. A button
 * refreshes the list. After the user's own changes, the list is refreshed automatically.
 */
export function NewItemsBar({ kinds, texts }: NoticeProps) {
  const refresh = useBackgroundRefresh();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const wanted = kinds.join();
  useEffect(
    () =>
      followChanges({
        onEvent(event) {
          if (event === "ended") return refresh();
          if (event !== "all" && !wanted.split(",").includes(event.kind)) return;
          if (event !== "all" && event.isOwn) return refreshSoon(refresh);
          const id = event === "all" ? "" : (event.id ?? "");
          setChanged((before) => new Set(before).add(id));
        },
      }),
    [refresh, wanted],
  );
  const count = changed.size;
  const text = changed.has("") ? texts.some : count === 1 ? texts.one : texts.other.replace("{count}", String(count));
  return (
    <div role="status">
      {count > 0 && (
        <div className="new-items">
          <Icon name="refresh" size="s" />
          <span>{text}</span>
          <Button
            variant="link"
            onClick={() => {
              setChanged(new Set());
              refresh();
            }}
          >
            {texts.show}
          </Button>
        </div>
      )}
    </div>
  );
}

type StatusProps = {
  /** `lost` contains the placeholder "{time}". */
  readonly texts: Readonly<Record<"live" | "lost" | "ended" | "signIn", string>>;
  readonly locale: string;
  readonly zone: string;
};

/** Shows whether the page receives changes. */
export function ConnectionBadge({ texts, locale, zone }: StatusProps) {
  const [{ lostAt, hasEnded }, setStatus] = useState<FeedStatus>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const onStatus = (status: FeedStatus) => {
      clearTimeout(timer.current);
      const isCertain = status.lostAt === undefined || status.hasEnded;
      timer.current = setTimeout(() => setStatus(status), isCertain ? 0 : noticeDelayMs);
    };
    const unfollow = followChanges({ onStatus });
    return () => {
      unfollow();
      clearTimeout(timer.current);
    };
  }, []);
  if (hasEnded)
    return (
      <span className="connection" data-is-lost role="status">
        <i aria-hidden="true" />
        <span>{texts.ended}</span> <SignInLink>{texts.signIn}</SignInLink>
      </span>
    );
  const text = lostAt === undefined ? texts.live : texts.lost.replace("{time}", formatTime(lostAt, { locale, zone }));
  return (
    <span className="connection" data-is-lost={lostAt === undefined ? undefined : true} role="status">
      <i aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
