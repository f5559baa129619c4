"use client";

import { useEffect } from "react";

import { paymentPathOf } from "./payment-address";

/** Returns to the payment page that was reloaded. */
export function ReturnToPayment() {
  useEffect(() => {
    const path = paymentPathOf(history.state);
    if (path !== undefined) location.replace(path);
  }, []);
  return null;
}
