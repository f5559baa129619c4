import { missingNamespaces } from "./client-texts";
import { readSources } from "./source";

it("provides client components with the texts that they read", () => {
  expect(missingNamespaces(readSources())).toEqual([]);
});

const form = { path: "components/desk/form/staff-form.tsx", text: '"use client";\nimport { Foot } from "./foot";' };
const foot = { path: "components/desk/form/foot.tsx", text: 'const t = useTranslations("staffForm.changes");' };
const around = {
  path: "components/desk/money/fees.tsx",
  text: 'import { StaffForm } from "@/components/desk/form/staff-form";\nexport const Fees = () => <StaffForm />;',
};
const page = (namespaces: string) => ({
  path: "app/[locale]/(staff)/dashboard/fees/page.tsx",
  text: `import { Fees } from "@/components/desk/money/fees";
    export const Page = () => <ClientMessages namespaces={[${namespaces}]}><Fees /></ClientMessages>;`,
});

it("finds a provider without the texts of the staff form", () => {
  const sources = [form, foot, around];
  expect(missingNamespaces([...sources, page('"fees"')])).toEqual([
    "app/[locale]/(staff)/dashboard/fees/page.tsx: components/desk/money/fees.tsx needs staffForm",
  ]);
  expect(missingNamespaces([...sources, page('"fees", "staffForm"')])).toEqual([]);
});
