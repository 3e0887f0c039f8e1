/** An element is divided into this many columns and rows. */
export const GRID = 4
