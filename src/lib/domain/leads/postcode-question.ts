/** Asks whether a visitor meant another postcode, or one whose district we do not know. */
export const meantPostcode = (postcode: string): string => `Did you mean ${postcode}?`

export const isPostcodeRight = (postcode: string): string =>
  `We do not know a postcode that starts with ${postcode.split(' ')[0]}. Is ${postcode} right?`

const QUESTION = /(?:^Did you mean|\. Is) ([A-Z\d]{2,4} [A-Z\d]{1,4})(?: right)?\?$/

/** The postcode that a message asks about; null if it is not such a question. */
export const postcodeInQuestion = (message: string): string | null => QUESTION.exec(message)?.[1] ?? null
