/** Family and how it gives its version; the first match wins, as most browsers also name those they descend from. */
const FAMILIES: readonly (readonly [family: string, version: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?[/ ](\d{1,4})/],
  ['Opera', /\b(?:OPR|OPT|Opera)[/ ](\d{1,4})/],
  ['Samsung Internet', /\b(?:SamsungBrowser\/|Samsung Internet )(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)[/ ](\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)[/ ](\d{1,4})/],
  ['Safari', /\b(?:Version\/(?=.* Safari\/)|Safari )(\d{1,4})/],
]

const OTHER = 'Other'

/**
 * The family of a browser and its major version, such as 'Firefox 140', from its user agent: enough to see which
 * browsers a fault concerns, and shared with many people. 'Other' for the rest. A name stays as it is.
 */
export function browserName(userAgent: string): string {
  for (const [family, version] of FAMILIES) {
    const major = version.exec(userAgent)?.[1]
    if (major !== undefined) return `${family} ${major}`
  }
  return OTHER
}
