/** `source` of the thread of the emails that staff have written to a client. Its `externalId` is the client's id. */
export const begunByStaff = "desk";
