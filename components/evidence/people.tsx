"use client";

import { Button } from "@/components/ui/button";
import { otherCodes, recipientsOf } from "@/lib/evidence/people";
import type { AddedPerson, Work } from "@/lib/evidence/work";

import { AddEntry } from "./add-entry";
import type { EvidenceTexts } from "./texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly work: Work;
  readonly onChange: (people: readonly AddedPerson[]) => void;
};

/** More lines would block the page. The report has all of them. */
const most = 200;

/** Who got the payments, whom the visitor adds, and the other codes of the text. No address is a link. */
export function People({ texts: { parties, kinds, checks, secret }, work, onChange }: Props) {
  const { payments, people, identifiers } = work;
  const recipients = recipientsOf(payments);
  const others = otherCodes(identifiers, recipients);
  return (
    <section className="evidence-part" aria-labelledby="parties-title">
      <h2 id="parties-title">{parties.title}</h2>
      <p>{parties.hint}</p>
      <ul className="evidence-people">
        {recipients.slice(0, most).map(({ name, codes }) => (
          <li key={name}>
            <b>{name}</b>
            {codes.map((code) => (
              <span key={code} className="evidence-code">
                {code}
              </span>
            ))}
          </li>
        ))}
        {people.map(({ name, contact }, at) => (
          <li key={`${at} ${name}`}>
            <b>{name}</b>
            <span>{contact}</span>
            <small>{parties.added}</small>
            <Button
              variant="link"
              aria-label={`${parties.remove}: ${name}`}
              onClick={() => onChange(people.filter((_, place) => place !== at))}
            >
              {parties.remove}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3>{parties.others}</h3>
          <ul className="evidence-people">
            {others.slice(0, most).map(({ kind, value, check, networks }) => (
              <li key={`${kind} ${value}`}>
                <b>
                  {kinds[kind]} {networks?.length === 1 && `(${networks[0]})`}
                </b>
                <span className="evidence-code">{value}</span>
                {(check === "failed" || check === "length-unusual") && <small>{checks[check]}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
      <AddEntry
        id="person"
        open={parties.add}
        save={parties.save}
        refusal={secret.title}
        fields={[
          { name: "name", label: parties.name, isRequired: true },
          { name: "contact", label: parties.contact },
        ]}
        onAdd={({ name, contact }) => onChange([...people, { name: name.trim(), contact: contact.trim() }])}
      />
    </section>
  );
}
