/** Longer than any home told to the quick calculator, with all of a visitor's own figures, as a query string. */
export const TOLD_HOME_LENGTH_MAX = 4_000
