"use client";

export { BookingErrorScreen as default } from "@/components/errors/booking-error-screen";
