"use client";

import { useEffect } from "react";

import { paymentPathOf } from "./payment-address";

/** Goes back to the payment whose page was reloaded. */
export function ReturnToPayment() {
  useEffect(() => {
    const path = paymentPathOf(history.state);
    if (path !== undefined) location.replace(path);
  }, []);
  return null;
}
