import { useTranslations } from "next-intl";

import { Checkbox, Radio } from "@/components/ui/check";
import { describedBy, Field, FieldGroup } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-input";

import { ShowcaseSection } from "./section";

/** All fields in all states. */
export function InputsShowcase() {
  const t = useTranslations("showcase.inputs");
  const shared = useTranslations("layout");
  const common = useTranslations("common");
  const selectLabel = (state: "invalid" | "disabled") => common("labelled", { label: t("select"), text: t(state) });
  const noService = { id: "select-invalid", error: useTranslations("fields")("serviceRequired") };
  const email = "m.kowalchuk@example.com";
  return (
    <ShowcaseSection title={t("title")} lead={t("lead")}>
      <div className="form-3">
        <TextField id="rest" label={t("rest")} placeholder={t("search")} />
        <TextField
          id="invalid"
          label={t("invalid")}
          error={t("emailError")}
          errorPrefix={shared("errorPrefix")}
          defaultValue="m.kowalchuk@"
        />
        <TextField
          id="validating"
          label={t("validating")}
          hint={t("validatingHint")}
          isValidating
          defaultValue={email}
        />
        <TextField id="valid" label={t("valid")} endIcon="check" defaultValue={email} />
        <TextField id="disabled" label={t("disabled")} disabled defaultValue={t("disabledValue")} />
        <TextField id="read-only" label={t("readOnly")} readOnly defaultValue="REF-7K2M-4Q91" />
        <TextField id="with-icon" label={t("withIcon")} startIcon="search" placeholder={t("search")} />
        <TextField id="with-end-icon" label={t("withEndIcon")} endIcon="search" placeholder={t("search")} />
        <TextField id="required" label={t("required")} required />
        <TextField
          id="optional"
          label={t("optional")}
          hint={t("optionalHint")}
          isOptional
          optionalLabel={shared("optional")}
        />
        <TextField id="small" label={t("small")} size="sm" />
        <TextField id="medium" label={t("medium")} size="md" />
        <Field id="select" label={t("select")}>
          <Select id="select">
            <option>{t("option")}</option>
          </Select>
        </Field>
        <Field {...noService} label={selectLabel("invalid")} errorPrefix={shared("errorPrefix")}>
          <Select id={noService.id} isInvalid aria-describedby={describedBy(noService)}>
            <option />
            <option>{t("option")}</option>
          </Select>
        </Field>
        <Field id="select-disabled" label={selectLabel("disabled")}>
          <Select id="select-disabled" disabled>
            <option>{t("option")}</option>
          </Select>
        </Field>
        <Field id="text-area" label={t("textArea")} hint={t("charactersLeft")}>
          <TextArea id="text-area" aria-describedby="text-area-hint" />
        </Field>
        <FieldGroup id="checkboxes" label={t("checkboxes")}>
          <Checkbox id="not-chosen" label={t("notChosen")} />
          <Checkbox id="chosen" label={t("chosen")} defaultChecked />
          <Checkbox id="check-disabled" label={t("disabled")} disabled />
        </FieldGroup>
        <FieldGroup id="radios" label={t("radios")}>
          {(["email", "phone", "text"] as const).map((way) => (
            <Radio key={way} id={`by-${way}`} name="way" label={t(way)} defaultChecked={way === "phone"} />
          ))}
          <Radio id="radio-disabled" name="way" label={t("disabled")} disabled />
        </FieldGroup>
        <Checkbox id="consent" label={t("mustConsent")} error={t("consentError")} errorPrefix={shared("errorPrefix")} />
      </div>
    </ShowcaseSection>
  );
}
