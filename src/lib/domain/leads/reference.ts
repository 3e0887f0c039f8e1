/** Crockford's base 32: omits I, L, O and U, so that a reference can be read out over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE = /^PB-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
const BYTES = 5

/**
 * A reference such as PB-7K3M-Q9TX from 5 random bytes (40 bits, eight 5-bit characters); surplus bytes are ignored.
 */
export function leadReference(bytes: Uint8Array): string {
  if (bytes.length < BYTES) throw new RangeError(`A lead reference needs ${BYTES} bytes, got ${bytes.length}`)
  const number = bytes.subarray(0, BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  const characters = Array.from({ length: 8 }, (_, index) =>
    ALPHABET.charAt(Math.floor(number / 32 ** (7 - index)) % 32),
  )
  return `PB-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** The reference of the receipt of an erasure, such as RC-7K3M-Q9TX. */
export const receiptReference = (bytes: Uint8Array): string => leadReference(bytes).replace(/^PB/, 'RC')

export function isLeadReference(text: string): boolean {
  return REFERENCE.test(text)
}
