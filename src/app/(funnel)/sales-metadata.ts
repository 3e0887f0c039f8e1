import { getApprovedClaims } from '@/lib/data/claims'
import type { STATIC_PAGES } from '@/lib/registry/static-pages'
import { descriptionOf } from '@/lib/seo/description-of'
import { pageMetadata } from '@/lib/seo/metadata'

const IN_SEARCH_RESULTS = ['warranty.years', 'efficiency']

/** The metadata of the sales page, at either of its paths. */
export async function salesMetadata(head: (typeof STATIC_PAGES)['sales' | 'salesLanding']) {
  const claims = await getApprovedClaims('metadata')
  return pageMetadata({
    ...head,
    description: descriptionOf({
      about: head.description,
      further: IN_SEARCH_RESULTS.flatMap((key) => (claims[key] ? [`${claims[key].text}.`] : [])),
    }),
  })
}
