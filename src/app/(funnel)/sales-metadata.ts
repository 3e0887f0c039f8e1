import { getClaims } from '@/lib/data/claims'
import type { BUILT_HEADS } from '@/lib/site/built-heads'
import { descriptionOf } from '@/lib/site/description-of'
import { pageMetadata } from '@/lib/site/metadata'

const IN_SEARCH_RESULTS = ['warranty.years', 'efficiency']

/** What search engines show of the sales page, at either of its addresses. */
export async function salesMetadata(head: (typeof BUILT_HEADS)['sales' | 'salesLanding']) {
  const claims = await getClaims('metadata')
  return pageMetadata({
    ...head,
    description: descriptionOf({
      about: head.description,
      further: IN_SEARCH_RESULTS.flatMap((key) => (claims[key] ? [`${claims[key].text}.`] : [])),
    }),
  })
}
