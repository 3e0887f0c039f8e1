import type { Block } from 'payload'

import { NAMED_OPTIONS } from '@/lib/site/figure-options'
import { CLAIM, NUMBER, SOURCE_NOTE } from '@/lib/site/inline-blocks'

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

/** A tariff, an assumption or what follows from them, printed as it stands today. */
export const NumberInText: Block = {
  slug: NUMBER,
  interfaceName: 'NumberInline',
  labels: { singular: 'Number', plural: 'Numbers' },
  fields: [{ name: 'number', type: 'select', required: true, options: NAMED_OPTIONS }],
}
