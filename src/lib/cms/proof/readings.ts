import { isVouched } from '@/lib/domain/claims/effective-wording'

import { digestOf, type Fields, type Part, type Proved, textIn } from './parts'

const COVERED = ['value', 'unit', 'text', 'evidence', 'evidenceExpires'] as const

/** The readings of a claim, each with a confirmation of its own. Those that the site came with stand until they change. */
export const readings: Proved = {
  partsOf: (doc) => rowsOf(doc).map(partOf),
  mark: (doc, confirmationOf) => ({
    readings: rowsOf(doc).map((reading) => {
      const confirmation = confirmationOf(textIn(reading.id))
      return { ...reading, reviewedBy: confirmation?.by ?? null, reviewedAt: confirmation?.at ?? null }
    }),
  }),
  pathOf: (index) => `readings.${index}.status`,
  kind: 'reading',
}

const rowsOf = ({ readings: rows }: Fields): Fields[] => (Array.isArray(rows) ? (rows as Fields[]) : [])

const partOf = (reading: Fields): Part => ({
  id: textIn(reading.id),
  label: textIn(reading.text),
  evidence: textIn(reading.evidence),
  digest: digestOf(Object.fromEntries(COVERED.map((name) => [name, reading[name]]))),
  needsProof: isVouched(textIn(reading.status)),
})
