import { getTranslations } from "next-intl/server";

import { PersonForm } from "@/components/desk/account/person-form";
import { AccessForm, EndAccountForm } from "@/components/desk/account/people-forms";
import { Section } from "@/components/desk/record/section";
import { Link } from "@/lib/platform/i18n/navigation";
import { endAccount } from "@/lib/booking/change/actions/end-account";
import type { loadPerson } from "@/lib/staff/loaders/people";
import {
  changeAccess,
  confirmFactorReset,
  inviteAgain,
  requestFactorReset,
  signOutPerson,
} from "@/lib/staff/actions/people";

type Person = NonNullable<Awaited<ReturnType<typeof loadPerson>>>;

/** `appointments` is the number of the person's coming appointments as an adviser. */
type Props = Person & { readonly appointments: number };

/** The forms to change a colleague's account. Administrators change their own account on the account page. */
export async function PersonForms({ appointments, ...loaded }: Props) {
  const t = await getTranslations("account.people");
  const { person, self, advisers, successors, handOver } = loaded;
  if (!person.isActive) return <p>{t("endedText")}</p>;
  if (person.id === self)
    return (
      <p>
        {t("ownAccount")} <Link href="/dashboard/account">{t("ownAccountLink")}</Link>
      </p>
    );
  return (
    <div className="stack-34">
      <Section title={t("access")} id="access">
        <div className="account-forms">
          <AccessForm
            change={changeAccess}
            target={person}
            access={{ role: person.role, adviserId: person.adviser?.id ?? "" }}
            advisers={advisers}
          />
        </div>
      </Section>
      <SignInSection {...loaded} />
      <Section title={t("end")} id="end">
        <div className="account-forms">
          <EndAccountForm end={endAccount} target={person} successors={successors}>
            <p>
              {t("endText", {
                appointments,
                items: handOver.inbox,
                cases: handOver.cases,
                claims: handOver.claims,
                covers: handOver.covers,
              })}
            </p>
            {handOver.tasks > 0 && <p>{t("endTasks", { count: handOver.tasks })}</p>}
          </EndAccountForm>
        </div>
      </Section>
    </div>
  );
}

async function SignInSection({ person, sessions, self, reset, hasThirdAdmin }: Person) {
  const t = await getTranslations("account.people");
  const { id } = person;
  return (
    <Section title={t("signIn")} id="sign-in">
      <div className="account-forms">
        {person.isInvited && (
          <PersonForm id={id} action={inviteAgain} submit={t("inviteAgain")}>
            <p>{t("invitedText")}</p>
          </PersonForm>
        )}
        {sessions.length > 0 && <PersonForm id={id} action={signOutPerson} submit={t("signOut")} />}
        {!person.isInvited && !person.hasSecondFactor && <p>{t("noFactor")}</p>}
        {person.hasSecondFactor && !reset && !hasThirdAdmin && <p>{t("resetNeedsThird")}</p>}
        {person.hasSecondFactor && !reset && hasThirdAdmin && (
          <PersonForm id={id} action={requestFactorReset} submit={t("requestReset")}>
            <p>{t("resetText")}</p>
          </PersonForm>
        )}
        {reset && reset.requestedById === self && <p>{t("resetRequested")}</p>}
        {reset && reset.requestedById !== self && (
          <PersonForm id={id} action={confirmFactorReset} submit={t("confirmReset")}>
            <p>{t("resetAsked", { name: reset.requestedBy.name })}</p>
          </PersonForm>
        )}
      </div>
    </Section>
  );
}
