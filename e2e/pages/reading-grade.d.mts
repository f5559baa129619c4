/** The Flesch-Kincaid grade of English passages: about the school year in which a reader follows them. */
export function readingGrade(passages: readonly string[]): number;
