import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";

/** Whether the staff member may read all messages and leads, and not only those of the own clients. */
export const readsAllItems = ({ role }: Pick<Staff, "role">) => isAllowed(role, "inbox.read-all");
