/** What fewer people did is not shown to staff. */
export const FEWEST_PEOPLE = 5
