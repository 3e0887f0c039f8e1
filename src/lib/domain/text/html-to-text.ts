const UNSEEN = /<(style|script|head|title)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->/gi
const BREAKS = /<br\b[^>]*>|<\/(?:p|div|tr|li|h[1-6]|blockquote|table)>/gi
const TAG = /<\/?[a-z!][^>]*>/gi
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
}
const CODE_POINT_MAX = 0x10ffff

/** The words of an HTML text, to be read and not to be shown as HTML again. A line for each line and paragraph. */
export function htmlToText(html: string): string {
  return html
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(BREAKS, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (written, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? written
      const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
      return point > 0 && point <= CODE_POINT_MAX ? String.fromCodePoint(point) : written
    })
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
