/** Interactions by fewer people are not shown. */
export const FEWEST_PEOPLE = 5
/** An element is divided into this many columns and rows. */
export const GRID = 4
