/** On such screens: how long somebody stays before we take it for leaving. */
export const STAY_MS = 45_000
