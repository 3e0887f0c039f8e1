/**
 * The slug of a text: its letters and digits in lower case, other characters replaced by single hyphens. Accents and
 * apostrophes are dropped: "King's Lynn" becomes 'kings-lynn'. Empty if the text has neither letter nor digit.
 *
 * @param lengthMax - characters; a longer slug is truncated
 */
export function slugOf(text: string, lengthMax = Infinity): string {
  const withoutAccents = text.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  const hyphenated = withoutAccents.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return hyphenated.replace(/^-/, '').slice(0, lengthMax).replace(/-$/, '')
}
