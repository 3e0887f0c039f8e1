const QUERY = /[?#][^\s'")<>]+/g
// Bounded quantifiers, to keep the search time linear.
const EMAIL = /[^\s@<>()[\]"',;:/]{1,64}@[^\s@<>()[\]"',;:/]{1,253}\.[^\s@<>()[\]"',;:/.]{2,63}/g
/** Nine or more digits separated only by spaces, dots, hyphens and brackets, as in telephone numbers. */
const PHONE = /(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\w)/g
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}\b/gi

/**
 * A secret in a path: the token of a customer's link, or the id of a basket. Any random text of that length counts as a
 * token, so that a new kind of link cannot be forgotten; a slug has no capitals.
 */
const SECRET_SEGMENT = /(?<=\/)(?:(?=[\w-]*[A-Z])[\w-]{43,}|cart_\d{13}_[0-9a-f]{32})/g

/**
 * Removes possible personal data: URL queries and fragments, email addresses, telephone numbers, postcodes and
 * the secrets in the paths of customers' links and baskets.
 */
export const scrub = (text: string): string => scrubMarkup(text.replace(QUERY, ''))

/** Like `scrub`, for text in which # and ? do not belong to a URL, such as a CSS selector. */
export function scrubMarkup(text: string): string {
  return text
    .replace(SECRET_SEGMENT, '[token]')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[number]')
    .replace(POSTCODE, '[postcode]')
}

/** The path of a URL, without query and fragment, which may contain a visitor's input; '' for an invalid URL. */
export function pathOnly(url: string): string {
  const [, path = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?(\/[^?#]*)?/i.exec(url) ?? []
  return scrub(path)
}
