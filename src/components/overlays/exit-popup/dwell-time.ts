/** On small screens, staying this long counts as exit intent. */
export const DWELL_MS = 45_000
