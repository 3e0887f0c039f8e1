import { keptFigures } from '@/lib/content/kept-figures'
import type { RetentionPeriods } from '@/lib/domain/retention/periods'
import { counted } from '@/lib/format/counted'

import type { DocumentView } from '../document-section'
import { type PlainFact, plainRow } from './plain-rows'

/** What we hold about someone in one table. `staying`: rows that an erasure leaves, and why. */
export type HeldRows = {
  called: string
  purpose: string
  basis: string
  kept: string
  rows: readonly Readonly<Record<string, unknown>>[]
  staying: number
  because: string | null
}

/** The same as its person reads it. */
export type HeldData = Pick<HeldRows, 'called' | 'staying' | 'because'> & {
  count: number
  /** Why we have it, and for how long. */
  about: string
  rows: PlainFact[][]
}

const FIGURE = /\{number:(kept\.\w{1,40})\}/g

/** What we hold about someone, in plain words. */
export function heldData(held: readonly HeldRows[], periods: RetentionPeriods): HeldData[] {
  const figures = keptFigures(periods)
  return held.map(({ called, purpose, basis, kept, rows, staying, because }) => ({
    called,
    staying,
    because,
    count: rows.length,
    about: `${purpose}. ${basis}. Kept: ${kept.replace(FIGURE, (_, key: string) => figures[key]?.text ?? key)}.`,
    rows: rows.map(plainRow).filter((facts) => facts.length > 0),
  }))
}

/** 'Nine entries in five places': how much there is, in figures. */
export const amountOf = (held: readonly Pick<HeldData, 'count'>[]): string =>
  `${entries(held.reduce((sum, { count }) => sum + count, 0))} in ${counted(held.length, 'list')}`

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

/** What an erasure leaves: how much of what, and why. */
export const stayingData = (held: readonly Pick<HeldData, 'called' | 'staying' | 'because'>[]) =>
  held.flatMap(({ called, staying, because }) => (staying > 0 && because ? [{ called, staying, because }] : []))

/** What stays of everyone who is erased. */
export const ADDRESS_MARK = {
  called: 'A scrambled mark of your address',
  because: 'So that we never write offers to you again. It cannot be turned back into the address.',
}

/** An address of which whoever looks over a shoulder learns little. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}••••${email.slice(at)}`
}

/** The document with everything, to read or to print. `date`: an ISO date. */
export const heldDocument = (
  held: readonly HeldData[],
  { email, date }: { email: string; date: string },
): DocumentView => ({
  title: 'Your data',
  reference: email,
  date,
  sections: held.map(({ called, about, rows }) => ({
    title: called,
    text: [about],
    table: {
      columns: [{ heading: 'What' }, { heading: 'Entry' }],
      rows: rows.flatMap((facts) => facts.map(({ term, detail }) => [term, detail])),
    },
  })),
})
