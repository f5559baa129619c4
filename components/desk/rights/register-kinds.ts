/** What differs between the two registers: their texts and their addresses. */
export const registers = {
  "data-request": { texts: "dataRequests", address: "/dashboard/data-requests" },
  complaint: { texts: "complaints", address: "/dashboard/complaints" },
} as const;

export type Register = keyof typeof registers;
