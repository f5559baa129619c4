import { z } from "zod";

/** The searched text in the address of a list, at most 100 characters. Empty for a list that is not searched. */
export const searchedText = z
  .string()
  .transform((text) => text.trim().slice(0, 100))
  .default("");
