const QUERY = /[?#][^\s'")<>]+/g
// Bounded quantifiers, to keep the search time linear.
const EMAIL = /[^\s@<>()[\]"',;:/]{1,64}@[^\s@<>()[\]"',;:/]{1,253}\.[^\s@<>()[\]"',;:/.]{2,63}/g
/** Nine or more digits separated only by spaces, dots, hyphens and brackets, as in telephone numbers. */
const PHONE = /(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\w)/g
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}\b/gi

/** The secret part of a customer's link. */
const LINK_TOKEN = /(?<=\/(?:enquiry|order|quote|system-designer\/shared)\/)[\w-]{43}/g

/**
 * Removes possible personal data: URL queries and fragments, email addresses, telephone numbers, postcodes and
 * the tokens of customers' links.
 */
export const scrub = (text: string): string => scrubMarkup(text.replace(QUERY, ''))

/** Like `scrub`, for text in which # and ? do not belong to a URL, such as a CSS selector. */
export function scrubMarkup(text: string): string {
  return text
    .replace(LINK_TOKEN, '[token]')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[number]')
    .replace(POSTCODE, '[postcode]')
}

/** The path of a URL, without query and fragment, which may contain a visitor's input; '' for an invalid URL. */
export function pathOnly(url: string): string {
  const [, path = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?(\/[^?#]*)?/i.exec(url) ?? []
  return scrub(path)
}
