"use client";

import { useFormStatus } from "react-dom";

import { Button, type ButtonProps } from "./button";

/** The submit button of the form around it: it waits while the form's action runs. */
export function SubmitButton(props: Omit<ButtonProps, "type" | "isLoading">) {
  const { pending } = useFormStatus();
  return <Button {...props} type="submit" isLoading={pending} />;
}
