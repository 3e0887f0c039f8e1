/** Days for which a quote can be accepted, not counting the day of preparation. */
export const VALID_DAYS = 30

/** Not covered by any quote unless listed as a line. */
export const EXCLUSIONS = [
  'Removing your current heating, its pipes, tank or flue.',
  'Hot water. If a boiler goes, something else must heat the water.',
  'Insulation, plastering, decorating and asbestos work.',
  'A larger electricity supply or a new consumer unit, and anything your network operator charges.',
  'Everything marked “After a survey”, until the survey gives it a price.',
]
