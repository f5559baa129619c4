/** What is settled so far, in words. A line that is not chosen yet is left out. */
export type Settled = {
  readonly service?: string | undefined;
  readonly length?: string | undefined;
  readonly yourTime?: string | undefined;
  readonly officeTime?: string | undefined;
  readonly price?: string | undefined;
};
