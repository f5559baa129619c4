import { NoPermission } from "@/components/desk/record/no-permission";
import { listAdministrators } from "@/lib/platform/auth/administrators";

/** Shown instead of a page that the staff member may not open. */
export default async function Forbidden() {
  return <NoPermission administrators={await listAdministrators()} />;
}
