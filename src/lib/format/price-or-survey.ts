import { poundsAndPence } from './pounds'

/** '£5,780.00', or 'After a survey' if null. */
export const priceOrSurvey = (pence: number | null): string =>
  pence === null ? 'After a survey' : poundsAndPence(pence)
