"use client";

import { useState } from "react";

import { useHydrated } from "@/components/ui/use-hydrated";

import { MemberCard, type MemberLabels, type TeamMember } from "./member-card";

/** The cards of the team. At most one card is open. Without JavaScript, the details of all cards are shown. */
export function TeamGrid({ labels, members }: { labels: MemberLabels; members: readonly TeamMember[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const isHydrated = useHydrated();
  return (
    <div className="team">
      {members.map((member) => (
        <MemberCard
          key={member.id}
          member={member}
          labels={labels}
          isOpen={member.id === openId}
          isHidden={isHydrated && member.id !== openId}
          toggle={() => setOpenId(member.id === openId ? null : member.id)}
        />
      ))}
    </div>
  );
}
