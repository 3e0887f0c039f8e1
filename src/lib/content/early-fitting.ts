/**
 * What a customer ticks who wants us to begin within the time to cancel (Consumer Contracts Regulations 2013, regulation
 * 36). It is stored as it was shown.
 */
export const EARLY_FITTING =
  'I ask you to begin fitting before the 14 days in which I may cancel have ended. If I cancel after you have begun, I pay for what you have done until then. Once all of the fitting is done, I can no longer cancel it.'
