import type { Block } from 'payload'

import { CLAIM, SOURCE_NOTE } from '@/lib/site/inline-blocks'

/** A number that leads to the source of the figure before it. */
export const SourceNote: Block = {
  slug: SOURCE_NOTE,
  interfaceName: 'SourceNoteInline',
  labels: { singular: 'Source', plural: 'Sources' },
  fields: [{ name: 'source', type: 'relationship', relationTo: 'sources', required: true }],
}

/** A claim of the registry, printed as its reading for page sections. */
export const ClaimInText: Block = {
  slug: CLAIM,
  interfaceName: 'ClaimInline',
  labels: { singular: 'Claim', plural: 'Claims' },
  fields: [{ name: 'claim', type: 'relationship', relationTo: 'claims', required: true }],
}
