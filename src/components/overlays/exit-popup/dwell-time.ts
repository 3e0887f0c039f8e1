/** On such screens: how long a visitor stays before it counts as exit intent. */
export const DWELL_MS = 45_000
