import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { SAMPLE_PRICES } from '@/lib/calculators/quick/sample-numbers'
import type { Claims, ClaimStatus } from '@/lib/content/claim'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'

import { CalculatorTeasers } from './calculator-teasers'
import { HeroSection } from './home/hero-section'
import { PanelSection } from './home/panel-section'
import { ProofSection } from './home/proof-section'
import { sampleClaims as homeClaims, sampleHero, samplePrice, samplePromises } from './home/sample-home'
import { OpeningTimes } from './opening-times'
import { StatsBlock } from './page/stats-block'
import { PartnersSection } from './sales/partners-section'
import { RegulationsSection } from './sales/regulations-section'
import { SalesCounters } from './sales/sales-counters'
import { SalesHero } from './sales/sales-hero'
import { sampleClaims as salesClaims, samplePage } from './sales/sample-sales'
import { SAMPLE_PANEL } from './samples/sample-panel'
import { sampleRoomPrice } from './samples/sample-story'

const CLAIMS: Claims = { ...homeClaims, ...salesClaims }
const IN_THEIR_STEAD: Claims = Object.fromEntries(
  Object.keys(CLAIMS).map((key) => [key, { kind: 'replacement', key, text: `instead of ${key}` }]),
)

const SECTIONS = {
  hero: (claims: Claims) => (
    <HeroSection
      hero={sampleHero}
      panel={SAMPLE_PANEL}
      claims={claims}
      tariff={SAMPLE_PRICES.tariff}
      price={samplePrice}
      room={sampleRoomPrice}
      quoteAction={null}
    />
  ),
  proof: (claims: Claims) => <ProofSection stats={samplePromises.stats} claims={claims} />,
  panel: (claims: Claims) => (
    <PanelSection copy={{ heading: 'The panel', lede: '' }} panel={SAMPLE_PANEL} claims={claims} quoteAction={null} />
  ),
  'opening times': (claims: Claims) => <OpeningTimes hours={DEFAULT_OPENING_HOURS} claims={claims} />,
  'sales hero': (claims: Claims) => <SalesHero hero={samplePage.hero} claims={claims} demoAction={null} />,
  counters: (claims: Claims) => <SalesCounters counters={samplePage.counters} claims={claims} />,
  regulations: (claims: Claims) => (
    <RegulationsSection regulations={samplePage.regulations} heard={claims['gas-boiler-ban']} />
  ),
  partners: (claims: Claims) => <PartnersSection partners={samplePage.partners} claims={claims} />,
  teasers: (claims: Claims) => <CalculatorTeasers claims={claims} />,
  figures: (claims: Claims) => <StatsBlock block={{ id: 'stats', kind: 'stats', claims: Object.values(claims) }} />,
}

const QUALIFIERS = /give another figure|There was no such ban/

describe.each(Object.entries(SECTIONS))('%s', (_, section) => {
  test('shows a reading with its note', () => {
    const html = renderToStaticMarkup(section(CLAIMS))
    expect(html).toContain('role="note"')
    expect(html).toMatch(QUALIFIERS)
  })

  test('renders without readings, and opens nothing', () => {
    for (const claims of [IN_THEIR_STEAD, {}]) {
      const html = renderToStaticMarkup(section(claims))
      expect(html).not.toMatch(QUALIFIERS)
      for (const claim of Object.values(CLAIMS)) expect(html).not.toContain(claim.text)
      expect(html).not.toMatch(/undefined(?!#)|null|NaN/) // icons have no file in a test
    }
  })
})

test('prints replacement wording in place of a price', () => {
  expect(renderToStaticMarkup(SECTIONS.hero(IN_THEIR_STEAD))).toContain('instead of price.panel')
  expect(renderToStaticMarkup(SECTIONS.counters(IN_THEIR_STEAD))).toBe('')
})

/** Sections whose claims have their one line beside them. */
const LINED = ['hero', 'proof', 'sales hero', 'counters', 'teasers', 'partners', 'figures'] as const

test.each(LINED)('%s prints one line beside a claim without proof, and what is wrong with a wrong one', (name) => {
  const qualified = (status: ClaimStatus): Claims =>
    Object.fromEntries(
      Object.entries(CLAIMS).map(([key, claim]) => [
        key,
        claim.kind === 'reading' ? { ...claim, status, qualifier: `Qualifier of ${key}` } : claim,
      ]),
    )
  const [unproved, own] = ['Published by us; evidence not on file yet.', 'Qualifier of '].map(
    (line) => new RegExp(`<span class="block text-sm[^"]*">${line}`),
  )
  const htmlOf = (status: ClaimStatus) => renderToStaticMarkup(SECTIONS[name](qualified(status)))
  for (const status of ['unsubstantiated', 'unverified'] as const) {
    expect(htmlOf(status)).toMatch(unproved ?? '')
    expect(htmlOf(status)).not.toMatch(own ?? '')
  }
  expect(htmlOf('false')).toMatch(own ?? '')
  for (const status of ['contested', 'evidenced', 'approved'] as const) {
    expect(htmlOf(status)).not.toMatch(unproved ?? '')
    expect(htmlOf(status)).not.toMatch(own ?? '')
  }
})
