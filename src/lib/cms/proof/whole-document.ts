import { digestOf, type Proved, textIn } from './parts'

/** Fields of every document that a confirmation does not cover. */
const UNCOVERED = ['id', 'createdAt', 'updatedAt', '_status', 'savedBy', 'checkedBy', 'checkedOn', 'isSample']

/**
 * A document that is published as a sample, or once a colleague has seen the original. Its confirmation covers every
 * field but those that only place it on pages, or are for staff.
 */
export const wholeDocument = ({ except = [] }: { except?: readonly string[] } = {}): Proved => ({
  partsOf: (doc, { flattenedFields }) => {
    const covered = flattenedFields
      .map(({ name }) => name)
      .filter((name) => !UNCOVERED.includes(name) && !except.includes(name))
    return [
      {
        id: '',
        label: '',
        evidence: textIn(doc.evidence),
        digest: digestOf(Object.fromEntries(covered.map((name) => [name, doc[name]]))),
        needsProof: doc._status === 'published' && doc.isSample !== true,
      },
    ]
  },
  mark: (_, confirmationOf) => {
    const confirmation = confirmationOf('')
    return { checkedBy: confirmation?.by ?? null, checkedOn: confirmation?.at ?? null }
  },
  pathOf: () => 'evidence',
  kind: 'document',
})
