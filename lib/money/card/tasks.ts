import type { TaskList } from "@/lib/platform/jobs/job";

import { compareBooks } from "./commands/compare-books";
import { endDeadline } from "./commands/end-deadline";
import { refundCard } from "./commands/refund-card";
import { updatePayment } from "./commands/update-payment";

/** The worker's tasks for payments by card. The tasks read the clock here and pass the time to the commands. */
export const cardTasks: Pick<TaskList, "payment-deadline" | "card-payment" | "card-refund" | "payment-books"> = {
  "payment-deadline": ({ bookingId }) => endDeadline(bookingId, Date.now()),
  "card-payment": ({ providerId }) => updatePayment(providerId, Date.now()),
  "card-refund": ({ refundId }) => refundCard(refundId, Date.now()),
  "payment-books": () => compareBooks(Date.now()),
};
