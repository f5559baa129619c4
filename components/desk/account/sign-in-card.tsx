import type { ReactNode } from "react";

import { Card } from "@/components/ui/card";

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** One step of the sign-in. The title, the lead and the note are above a card that contains the form. */
export function SignInCard({ title, lead, note, children }: Props) {
  return (
    <section className="sign-in">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {note}
      <Card>{children}</Card>
    </section>
  );
}
