const CONTROL = /\p{Cc}/gu
/** Other than ASCII, and the characters that begin an escape sequence (Autodesk, DXF Reference). */
const ESCAPED = /[^\x20-\x7e]|[\\^]/g
const PERCENT_SIGNS = /%{2,}/g
const PERCENT_SIGN = '%%037'

/**
 * A text as a value of an ASCII DXF. Other characters become \U+ with their UTF-16 code, as every release up to 2004
 * writes them. Control characters are dropped, since a line break would end the value; two percent signs would begin a
 * symbol, such as the degree sign of %%d.
 */
export const dxfText = (text: string): string =>
  text
    .replace(CONTROL, '')
    .replace(PERCENT_SIGNS, (signs) => PERCENT_SIGN.repeat(signs.length))
    .replace(ESCAPED, (unit) => `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
