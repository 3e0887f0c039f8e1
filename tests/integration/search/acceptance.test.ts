import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { searchSite } from '@/lib/data/search/search'

const payload = await payloadClient()

/** Searches by visitors, each with the pages that it should find. */
const QUERIES: readonly [q: string, expected: readonly string[]][] = [
  ['running cost', ['/calculator/quick', '/thermal-efficiency-guide', '/technical-specs', '/']],
  ['price', ['/configure', '/shop/powerboard-s-225w', '/technical-specs', '/quote-request']],
  ['how much does it cost', ['/configure', '/shop/powerboard-s-225w', '/calculator/quick', '/', '/quote-request']],
  [
    'heat pump vs infrared',
    ['/powerboard-vs-gas-boilers', '/thermal-efficiency-guide', '/infrared-technology-deep-dive'],
  ],
  ['gas boiler', ['/powerboard-vs-gas-boilers']],
  ['boiler ban 2025', ['/building-regulations-guide', '/#questions']],
  ['planning permission', ['/building-regulations-guide']],
  ['planing permision', ['/building-regulations-guide']],
  ['part p', ['/electrical-systems-guide', '/building-regulations-guide']],
  [
    'warranty',
    ['/technical-specs', '/technical-specifications', '/installation-engineering', '/sales', '/terms-of-service'],
  ],
  [
    'warrenty',
    ['/technical-specs', '/technical-specifications', '/installation-engineering', '/sales', '/terms-of-service'],
  ],
  [
    'guarantee',
    ['/technical-specs', '/technical-specifications', '/installation-engineering', '/sales', '/terms-of-service'],
  ],
  ['epc', ['/building-regulations-guide', '/#questions', '/technical-specifications']],
  ['landlord', ['/building-regulations-guide', '/powerboard-vs-gas-boilers']],
  ['vat', ['/building-regulations-guide', '/solar-quote', '/#questions', '/technical-specs']],
  ['grant', ['/building-regulations-guide', '/#questions', '/powerboard-vs-gas-boilers']],
  ['225W', ['/technical-specs', '/technical-specifications', '/shop/powerboard-s-225w']],
  ['datasheet', ['/technical-specs', '/technical-specifications', '/powerboard-technical-authority']],
  ['brochure', ['/technical-specs', '/technical-specifications', '/powerboard-technical-authority']],
  ['opening hours', ['/contact']],
  ['phone number', ['/contact']],
  ['delete my data', ['/privacy-policy']],
  ['cookies', ['/cookie-policy']],
  ['pannel', ['/technical-specs', '/shop/powerboard-s-225w', '/material-science-guide']],
  ['infra red heatting', ['/infrared-technology-deep-dive', '/', '/quote-request']],
  ['infrared', ['/infrared-technology-deep-dive']],
  ['dimensions', ['/technical-specs', '/technical-specifications', '/shop/powerboard-s-225w']],
  ['size', ['/technical-specs', '/technical-specifications', '/shop/powerboard-s-225w']],
  ['weight', ['/technical-specs', '/technical-specifications', '/material-science-guide']],
  ['returns refund', ['/terms-of-service']],
  ['complaint', ['/contact', '/privacy-policy', '/terms-of-service']],
  ['finance', ['/about']],
  ['how do i clean it', ['/technical-specs', '/installation-engineering', '/material-science-guide']],
  ['installer near me', ['/installers']],
  ['find an electrician', ['/installers']],
  ['become an installer', ['/installers', '/partners']],
  ['distributor', ['/distributors', '/partners']],
  ['solar panels', ['/solar-quote']],
  ['battery', ['/solar-quote']],
  ['bathroom', ['/electrical-systems-guide', '/#questions', '/installation-engineering']],
  [
    'thermostat',
    ['/installation-engineering', '/#questions', '/thermal-efficiency-guide', '/building-regulations-guide'],
  ],
  ['damp', ['/infrared-technology-deep-dive', '/building-regulations-guide', '/energy-tips']],
  ['asbestos', ['/installation-engineering']],
  ['joists', ['/installation-engineering']],
  ['cancer', ['/infrared-technology-deep-dive', '/#questions', '/material-science-guide']],
  ['babies', ['/#questions', '/material-science-guide', '/energy-tips']],
  ['economy 7', ['/thermal-efficiency-guide', '/energy-tips']],
  ['SN10', ['/installers/near?postcode=SN10']],
  ['BA1 1AA', ['/installers/near?postcode=BA1']],
  ['Bristol', ['/installers/near?postcode=BS1']],
]

const REQUIRED = 45

/** The first three links that a visitor sees: offers near a place, then the results. */
async function firstThree(q: string): Promise<string[]> {
  const { hits, near } = await searchSite({ q })
  return [...(near?.links.map(({ href }) => href) ?? []), ...hits.map(({ path }) => path)].slice(0, 3)
}

const isExpected = (path: string, expected: readonly string[]) =>
  expected.some((page) => path === page || (path.split('#')[0] === page && page !== '/'))

test(`at least ${REQUIRED} of ${QUERIES.length} searches have the right page among the first three links`, async () => {
  expect(QUERIES).toHaveLength(50)
  const missed: string[] = []
  for (const [q, expected] of QUERIES) {
    const shown = await firstThree(q)
    if (!shown.some((path) => isExpected(path, expected))) missed.push(`${q}: ${shown.join(', ') || 'nothing'}`)
  }
  expect(missed.slice(QUERIES.length - REQUIRED), missed.join('\n')).toEqual([])
})

test.each(['dimensions', 'underfloor', 'cancer', 'babies', 'smell'])('%s is English and never corrected', async (q) => {
  expect((await searchSite({ q })).corrected).toBeNull()
})

test('a new synonym is found immediately', async () => {
  expect((await searchSite({ q: 'zorbing' })).total).toBe(0)
  const { groups } = await payload.findGlobal({ slug: 'search-synonyms' })
  await payload.updateGlobal({
    slug: 'search-synonyms',
    data: { groups: [...(groups ?? []), { words: 'asbestos, zorbing' }] },
  })
  const { hits } = await searchSite({ q: 'zorbing' })
  expect(hits.map(({ path }) => path)).toContain('/installation-engineering')
})
