const FIRST_YEAR = 2024

/** '2024–2026': from our first year, the only one that the specification names, to this one. In winter London's clocks show UTC. */
export const copyrightYears = (at: Date): string => `${FIRST_YEAR}–${at.getUTCFullYear()}`
