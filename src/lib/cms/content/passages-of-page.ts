import type { Passage } from '@/lib/domain/claims/passage'
import type { Page } from '@/lib/generated/payload-types'

import { passagesOfFields } from './passages-of-fields'
import type { KeyOf } from './passages-of-prose'

type WrittenPage = Pick<Page, 'heading' | 'title' | 'lead' | 'inShort' | 'description' | 'blocks'>

/** A page's text, with claims in their wording for page sections; its description is for search results. */
export function passagesOfPage({ page, keyOf }: { page: WrittenPage; keyOf: KeyOf }): Passage[] {
  const { heading, title, lead, inShort, description, blocks } = page
  const shown = { kind: 'prose', context: 'section', hasNotes: true } as const
  return [
    ...passagesOfFields({
      fields: { description, title },
      where: { ...shown, location: 'Search results', context: 'metadata', hasNotes: false },
      keyOf,
    }),
    ...passagesOfFields({
      fields: { heading, lead, inShort },
      where: { ...shown, location: 'Top of the page' },
      keyOf,
    }),
    ...(blocks ?? []).flatMap((block, index) => {
      const name = 'heading' in block ? block.heading : block.blockType
      return passagesOfFields({ fields: block, where: { ...shown, location: `Part ${index + 1}: ${name}` }, keyOf })
    }),
  ]
}
