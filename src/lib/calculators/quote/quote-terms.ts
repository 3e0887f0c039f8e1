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

/** What the law requires us to say about faults and complaints (Consumer Contracts Regulations 2013, schedule 2). */
export const IF_WRONG = [
  'Goods must be as described, of satisfactory quality and fit for their purpose, and work must be done with reasonable care and skill (Consumer Rights Act 2015). If they are not, you can ask us to repair or replace them or to do the work again.',
  'To complain, write to us or call us with the reference of this quote. Section 11 of our terms of service says what happens if we cannot settle it.',
]
