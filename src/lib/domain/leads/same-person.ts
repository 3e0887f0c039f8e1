import { asciiEmail } from './ascii-email'

/** What an enquiry says about who sent it. `phone` is an E.164 number. */
export type Identity = {
  name: string
  email: string | null
  phone: string | null
  postcode: string | null
}

/** Why two enquiries may be from the same person, the strongest reason first. */
export const LIKENESSES = [
  { value: 'email-and-name', label: 'same email and name' },
  { value: 'phone', label: 'same number' },
  { value: 'name-and-postcode', label: 'same name and postcode' },
  { value: 'email', label: 'same email, another name' },
] as const

export type Likeness = (typeof LIKENESSES)[number]['value']

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A name for comparison: without case, accents, punctuation and the order of its words. Empty if it has no letters. */
export function nameKey(name: string): string {
  // An apostrophe is part of a word: O'Neil is also written ONeil.
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
  const folded = plain.replace(/[æœøßłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ')
}

/** An address for comparison. Mail servers treat capitals as small letters, although the standard lets them differ. */
export const emailKey = (email: string): string => asciiEmail(email.trim()).toLowerCase()

/** How tables may have an address, in small letters. */
export const spellingsOf = (email: string): string[] => [...new Set([email.toLowerCase(), emailKey(email)])]

/**
 * What enquiries must have in common to belong to the same person without anyone asking: the email address and the name.
 * Null if either is missing.
 */
export function joinKey({ name, email }: Pick<Identity, 'name' | 'email'>): string | null {
  const [address, words] = [emailKey(email ?? ''), nameKey(name)]
  return address && words ? `${address}\n${words}` : null
}

/** Why the two may be the same person; nothing if nothing suggests it. */
function likenessesOf(one: Identity, other: Identity): Likeness[] {
  const isSame = {
    name: areSame(nameKey(one.name), nameKey(other.name)),
    email: areSame(emailKey(one.email ?? ''), emailKey(other.email ?? '')),
    phone: areSame(one.phone, other.phone),
    postcode: areSame(one.postcode, other.postcode),
  }
  const isReason: Record<Likeness, boolean> = {
    'email-and-name': isSame.email && isSame.name,
    phone: isSame.phone,
    'name-and-postcode': isSame.name && isSame.postcode,
    email: isSame.email && !isSame.name,
  }
  return LIKENESSES.map(({ value }) => value).filter((reason) => isReason[reason])
}

const areSame = (one: string | null, other: string | null) => Boolean(one) && one === other

/** All reasons between any of the enquiries of two people, the strongest first. */
export function likenesses(ours: readonly Identity[], theirs: readonly Identity[]): Likeness[] {
  const found = new Set(ours.flatMap((one) => theirs.flatMap((other) => likenessesOf(one, other))))
  return LIKENESSES.map(({ value }) => value).filter((reason) => found.has(reason))
}
