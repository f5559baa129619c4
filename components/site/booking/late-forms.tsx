"use client";

import dynamic from "next/dynamic";

// Each form is in a separate chunk. A page shows only one form, and all forms together exceed a page's size budget.

export const LateServiceStep = dynamic(() => import("./service/service-step").then(({ ServiceStep }) => ServiceStep));
export const LateDateForm = dynamic(() => import("./date/date-form").then(({ DateForm }) => DateForm));
export const LateDetailsForm = dynamic(() => import("./details/details-form").then(({ DetailsForm }) => DetailsForm));
export const LatePreparedList = dynamic(() =>
  import("./details/prepared-list").then(({ PreparedList }) => PreparedList),
);
export const LateConfirmStep = dynamic(() => import("./confirm/confirm-step").then(({ ConfirmStep }) => ConfirmStep));
export const LateCancelForm = dynamic(() => import("./manage/cancel-form").then(({ CancelForm }) => CancelForm));
export const LateFollowUpOffer = dynamic(() =>
  import("./manage/follow-up-offer").then(({ FollowUpOffer }) => FollowUpOffer),
);
export const LateWithdrawForm = dynamic(() =>
  import("./manage/withdraw-form").then(({ WithdrawForm }) => WithdrawForm),
);
export const LateOfferedTimes = dynamic(() =>
  import("./manage/offered-times").then(({ OfferedTimes }) => OfferedTimes),
);
export const LateRescheduleForm = dynamic(() =>
  import("./manage/reschedule-form").then(({ RescheduleForm }) => RescheduleForm),
);
