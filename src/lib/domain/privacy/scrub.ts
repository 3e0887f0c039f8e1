const QUERY = /[?#][^\s'")<>]+/g
// Bounded, so that no text takes long to search.
const EMAIL = /[^\s@<>()[\]"',;:/]{1,64}@[^\s@<>()[\]"',;:/]{1,253}\.[^\s@<>()[\]"',;:/.]{2,63}/g
/** Nine digits or more with only spaces, dots, hyphens and brackets between them, as people write telephone numbers. */
const PHONE = /(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\w)/g
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}\b/gi

/** A text without what may tell of a person: queries and fragments of addresses, e-mails, telephone numbers, postcodes. */
export function scrub(text: string): string {
  return text.replace(QUERY, '').replace(EMAIL, '[e-mail]').replace(PHONE, '[number]').replace(POSTCODE, '[postcode]')
}

/** The path of an address, without the query and fragment that a visitor may have left something in; '' for no address. */
export function pathOnly(url: string): string {
  const [, path = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?(\/[^?#]*)?/i.exec(url) ?? []
  return scrub(path)
}
