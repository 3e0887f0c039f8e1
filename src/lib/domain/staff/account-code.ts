/** Letters and digits that nobody mistakes for others, read aloud or written down (Crockford's base 32). */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const GROUP_LENGTH = 5

/** A code to be read and copied: 'K7M2P-9QXTA'. */
export const inGroups = (code: string): string => code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join('-') ?? ''

/** A code as it was typed, in whatever case and groups, with letters that look like digits. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** Whether a code is one of an app, which is six digits; recovery codes are longer. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)
