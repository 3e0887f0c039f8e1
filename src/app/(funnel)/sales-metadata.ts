import { getClaims } from '@/lib/data/claims'
import { descriptionOf } from '@/lib/site/description-of'
import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

const IN_SEARCH_RESULTS = ['warranty.years', 'efficiency']

/** What search engines show of the sales page, at either of its addresses. */
export async function salesMetadata() {
  const claims = await getClaims('metadata')
  return pageMetadata({
    path: routes.sales,
    title: 'Heat the room you’re in, from the ceiling',
    description: descriptionOf({
      about: 'A 225 W infrared ceiling panel, 12.5 mm thin: what it costs to buy and to run, and what the rules ask.',
      further: IN_SEARCH_RESULTS.flatMap((key) => (claims[key] ? [`${claims[key].text}.`] : [])),
    }),
    card: 'sales',
  })
}
