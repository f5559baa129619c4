"use client";

import { useEffect } from "react";

import { paymentPathOf } from "./payment-address";

/**
 * Returns to the payment page after a reload. The payment page has removed its token from the URL, so a reload opens
 * `/booking/pay`, which renders this component.
 */
export function ReturnToPayment() {
  useEffect(() => {
    const path = paymentPathOf(history.state);
    if (path !== undefined) location.replace(path);
  }, []);
  return null;
}
