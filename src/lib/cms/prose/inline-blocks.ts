import type { Block } from 'payload'

import { NAMED_OPTIONS } from '@/lib/content/figure-options'
import { CLAIM, NUMBER, SOURCE_NOTE } from '@/lib/content/inline-blocks'

// maxDepth 0: pages look up sources and claims in their cached lists, which saves two statements per page.

/** A numbered link to the source of the preceding figure. */
export const SourceNote: Block = {
  slug: SOURCE_NOTE,
  interfaceName: 'SourceNoteInline',
  labels: { singular: 'Source', plural: 'Sources' },
  admin: { components: { Label: '@/components/admin/figures/record-chips#SourceChip' } },
  fields: [{ name: 'source', type: 'relationship', relationTo: 'sources', required: true, maxDepth: 0 }],
}

/** A claim from the registry, in its wording for page sections. */
export const ClaimInText: Block = {
  slug: CLAIM,
  interfaceName: 'ClaimInline',
  labels: { singular: 'Claim', plural: 'Claims' },
  admin: { components: { Label: '@/components/admin/figures/record-chips#ClaimChip' } },
  fields: [{ name: 'claim', type: 'relationship', relationTo: 'claims', required: true, maxDepth: 0 }],
}

/** A tariff, an assumption or a derived figure, with its current value. */
export const NumberInText: Block = {
  slug: NUMBER,
  interfaceName: 'NumberInline',
  labels: { singular: 'Number', plural: 'Numbers' },
  admin: { components: { Label: '@/components/admin/figures/figure-chip#FigureChip' } },
  fields: [{ name: 'number', type: 'select', required: true, options: NAMED_OPTIONS }],
}
