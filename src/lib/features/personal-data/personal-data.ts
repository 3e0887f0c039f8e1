/** What the law lets us keep data about people for, as the privacy policy says it (UK GDPR, Article 6). */
export const LAWFUL_BASES = {
  steps: 'Steps you asked for, or a contract with you: Article 6(1)(b)',
  obligation: 'A duty in law: Article 6(1)(c)',
  interest: 'Our legitimate interest: Article 6(1)(f)',
  consent: 'Your consent, which you can withdraw: Article 6(1)(a)',
} as const

/** Of the rows of one person: which stay when that person is erased, and the reason that they are given. */
type Staying = { where: string; because: string }

/**
 * A table with data about people. Every column with text, JSON or a file is listed, either under `columns` and `files` or
 * under `others`, which tell nothing about anyone: keys of links, states, our own words. `theirs` is an SQL condition for the
 * rows of one person, whose addresses, leads and so on are in `person` (use-cases/people/find-identity.ts); null if
 * nobody can tell whose they are, for the reason in `because`. `called`: the heading under which that person reads them.
 */
export type PersonalTable = {
  columns: readonly string[]
  others?: readonly string[]
  /** Columns with a file, of which an export gives the size. */
  files?: readonly string[]
  /** `id`, unless it is another column. */
  key?: string
} & (
  | { called: string; theirs: string; stays?: Staying; because?: never }
  | { theirs: null; because: string; stays?: never; called?: never }
)

/** Data about people that is kept for one purpose. Without tables, it is kept somewhere other than the database. */
export type PersonalRecord = {
  /** Colleagues are told in another way than by the privacy policy. */
  about: 'visitors' | 'colleagues'
  what: string
  purpose: string
  basis: keyof typeof LAWFUL_BASES
  /** How long, with the periods that staff choose as figures of a text. */
  kept: string
  tables: Readonly<Record<string, PersonalTable>>
}

/** How long what is published with someone's agreement is kept. */
export const WITH_AGREEMENT = 'Until you withdraw your agreement'

/** The columns of `person`, as PostgreSQL reads them from JSON. */
export const PERSON = 'people int[], leads int[], refs text[], emails text[], links text[]'
export const OF_LEAD = 'lead_id = any(person.leads)'
export const OF_REFERENCE = 'reference = any(person.refs)'
