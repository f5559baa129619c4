"use client";

import { useEffect } from "react";

import { paymentPathOf } from "./payment-address";

/** After a reload without the token in the URL, this returns to the payment page. */
export function ReturnToPayment() {
  useEffect(() => {
    const path = paymentPathOf(history.state);
    if (path !== undefined) location.replace(path);
  }, []);
  return null;
}
