/** The text of a file, or why it has none. */
export type TextRead = { ok: true; text: string } | { ok: false; message: string }

/** First bytes of packed files, such as .xlsx, and of spreadsheets in the older format. */
const PACKED = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const SPREADSHEET =
  'This is a spreadsheet or another packed file rather than text. Please save it as text first, a spreadsheet as CSV.'

/** Characters 0x80 to 0x9f, which some versions of Node decode as in Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f' + '\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Where UTF-16 without a mark is looked for, and the share of high bytes that are zero in text of Latin letters. */
const SAMPLE_BYTES = 2_000
const ZEROS_MIN = 0.4
const STRAY_ZEROS_MAX = 0.05

/**
 * The text of a file that someone brings, whatever program saved it: UTF-8 or UTF-16, with or without a byte order
 * mark, or Windows-1252, the encoding of older spreadsheets.
 */
export function readText(bytes: Uint8Array): TextRead {
  if (bytes.length === 0) return { ok: false, message: 'The file is empty.' }
  if (PACKED.some((start) => start.every((byte, at) => bytes[at] === byte))) return { ok: false, message: SPREADSHEET }
  const text = decodeText(bytes)
  return text.includes('\0') ? { ok: false, message: 'This is not a text file.' } : { ok: true, text }
}

/** Decodes bytes in the encoding that they show; those of a picture or program become arbitrary letters. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16In(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252')
      .decode(bytes)
      .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80))
  }
}

function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0] as [number, number]
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1]++
  const [even, odd] = zeros.map((count) => count / (sample.length / 2)) as [number, number]
  if (odd >= ZEROS_MIN && even <= STRAY_ZEROS_MAX) return 'utf-16le'
  return even >= ZEROS_MIN && odd <= STRAY_ZEROS_MAX ? 'utf-16be' : null
}
