import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import type { Role } from "@/lib/platform/auth/permissions";
import { isSettled, sectionNames, setupSections } from "@/lib/site/setup/lines";
import type { LineName, SetupLine } from "@/lib/site/setup/lines";

import { DoneLine } from "./done-line";
import { OpenLine } from "./open-line";

type Props = {
  readonly lines: readonly SetupLine[];
  readonly next: LineName | undefined;
  /** The role of the reader, who may open other pages only if it allows them. */
  readonly role: Role;
  /** How visitors reach the firm, as the test of the phone records it. */
  readonly reachedBy: string;
  /** Says what the name servers answer about the sender of emails. */
  readonly sender: React.ReactNode;
};

/** The lines of the setup by section. In each section, settled lines come first. */
export function SetupList({ lines, next, role, reachedBy, sender }: Props) {
  const t = useTranslations("setup");
  return sectionNames.map((section) => {
    const names: readonly LineName[] = setupSections[section];
    const own = lines.filter(({ name }) => names.includes(name));
    const settled = own.filter(isSettled);
    const count = { settled: settled.length, total: own.length };
    return (
      <Section key={section} id={`setup-${section}`} title={t(`sections.${section}`)} note={t("sectionCount", count)}>
        <ol className="setup-list">
          {settled.map((line) => (
            <DoneLine key={line.name} line={line} role={role}>
              {line.name === "emails" && sender}
            </DoneLine>
          ))}
          {own
            .filter((line) => !isSettled(line))
            .map((line) => (
              <OpenLine key={line.name} line={line} isNext={line.name === next} role={role} reachedBy={reachedBy}>
                {line.name === "emails" && sender}
              </OpenLine>
            ))}
        </ol>
      </Section>
    );
  });
}
