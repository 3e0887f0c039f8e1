const QUERY = /[?#][^\s'")<>]+/g
/** The end of an email address. What comes before is found from here, not by a search from every character on. */
const EMAIL_DOMAIN = /@[^\s@<>()[\]"',;:/]{1,253}\.[^\s@<>()[\]"',;:/.]{2,63}/g
const IN_EMAIL_NAME = /[^\s@<>()[\]"',;:/]/
const EMAIL_NAME_LENGTH_MAX = 64
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
  return withoutEmails(text.replace(SECRET_SEGMENT, '[token]'))
    .replace(PHONE, '[number]')
    .replace(POSTCODE, '[postcode]')
}

function withoutEmails(text: string): string {
  let [kept, end] = ['', 0]
  for (const { 0: domain, index } of text.matchAll(EMAIL_DOMAIN)) {
    const first = Math.max(end, index - EMAIL_NAME_LENGTH_MAX)
    let start = index
    while (start > first && IN_EMAIL_NAME.test(text.charAt(start - 1))) start -= 1
    if (start === index) continue
    kept += `${text.slice(end, start)}[email]`
    end = index + domain.length
  }
  return kept + text.slice(end)
}

/** The path of a URL, without query and fragment, which may contain a visitor's input; '' for an invalid URL. */
export function pathOnly(url: string): string {
  const [, path = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?(\/[^?#]*)?/i.exec(url) ?? []
  return scrub(path)
}
