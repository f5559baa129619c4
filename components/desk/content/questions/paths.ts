const page = "/dashboard/content/questions";

/** The page of a topic. */
export const topicPath = (key: string) => `${page}?topic=${key}`;

/** The page of a question, which is opened within its topic. */
export const questionPath = (key: string) => `${page}?question=${key}`;
