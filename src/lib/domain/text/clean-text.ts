const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const TAB_OR_SPACE = /[\t\p{Zs}]/gu
/** Invisible formatting: soft hyphen, zero-width and directional characters, joiners, variation selectors and tags. */
const FORMATTING =
  '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff\\ufff9-\\ufffc' +
  '\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e01ef}'
/** Scripts whose letters join or stay apart because of U+200C and U+200D. */
const JOINING_SCRIPTS = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')

/** What the formatting characters are part of: a flag, several emoji joined into one, a joined or chosen letter form. */
const KEPT = [
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{1,16}\\u{e007f}',
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}][\\ufe0e\\ufe0f]?)\\u200d(?=\\p{Extended_Pictographic})',
  `(?<=[${JOINING_SCRIPTS}])[\\u200c\\u200d]`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Sm}])[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=[\\p{Script=Han}\\p{Script=Mymr}\\p{Script=Phag}\\p{Sm}])[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
].join('|')
const UNSEEN = new RegExp(`(${KEPT})|[${FORMATTING}\\p{Cs}]|(?!\\n)\\p{Cc}`, 'gu')

/** Marks on one letter beyond those that any language needs; thirty is the limit of Unicode's stream-safe text. */
const STACKED_MARKS = /(\p{M}{30})\p{M}+/gu

/**
 * Text with several lines, with what pasted text brings along repaired: every kind of space becomes a space, every kind
 * of line break '\n', and invisible characters disappear unless the script or an emoji needs them. Trimmed, in NFC.
 */
export function cleanParagraphs(text: string): string {
  return text
    .replace(LINE_BREAK, '\n')
    .replace(TAB_OR_SPACE, ' ')
    .replace(UNSEEN, '$1')
    .replace(STACKED_MARKS, '$1') // else normalising could take time that grows with the square of the length
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .trim()
}

/** The same on a single line: a line break becomes a space. */
export const cleanLine = (text: string): string => cleanParagraphs(text).replaceAll('\n', ' ')

/** Full-width letters, digits and punctuation of East Asian keyboards as ASCII, which addresses and numbers consist of. */
export function asHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
}
