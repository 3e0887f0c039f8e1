import { ButtonLink } from '@/components/ui/button'
import type { Example } from '@/components/ui/example'

import { SAMPLE_PANEL } from '../samples/sample-panel'
import { CallUsSection } from './call-us-section'
import { CaseStudySection } from './case-study-section'
import { DemoFilmSection } from './demo-film-section'
import { FunnelFooter } from './funnel-footer'
import { FunnelHeader } from './funnel-header'
import { PartnersSection } from './partners-section'
import { ProductsSection } from './products-section'
import { RegulationsSection } from './regulations-section'
import { SalesCounters } from './sales-counters'
import { SalesHero } from './sales-hero'
import { SalesStrip } from './sales-strip'
import { sampleClaims, samplePage, sampleSettings } from './sample-sales'
import { ThermalSection } from './thermal-section'
import { WhenWeCall } from './when-we-call'

const demoAction = (
  <ButtonLink href="#demo" look="secondary" icon="calendar">
    Book Free Demo
  </ButtonLink>
)
const hours = sampleSettings.hours
const slot = { startsAt: new Date('2026-11-24T10:30:00Z'), endsAt: new Date('2026-11-24T11:00:00Z') }

export const examples: Example[] = [
  {
    name: 'bar',
    node: (
      <FunnelHeader
        phone={sampleSettings.mainPhone}
        quoteAction={
          <ButtonLink href="#quote" size="sm" look="secondary">
            Get a quote
          </ButtonLink>
        }
      />
    ),
  },
  { name: 'hero', node: <SalesHero hero={samplePage.hero} claims={sampleClaims} demoAction={demoAction} /> },
  { name: 'counters', node: <SalesCounters counters={samplePage.counters} claims={sampleClaims} /> },
  { name: 'demo film', node: <DemoFilmSection film={samplePage.hero.demoFilm} demoAction={demoAction} /> },
  { name: 'strip', node: <SalesStrip /> },
  {
    name: 'regulations',
    node: <RegulationsSection regulations={samplePage.regulations} heard={sampleClaims['gas-boiler-ban']} />,
  },
  { name: 'products', node: <ProductsSection products={samplePage.products} panel={SAMPLE_PANEL} /> },
  { name: 'thermal film', node: <ThermalSection thermal={samplePage.thermal} /> },
  { name: 'case study', node: <CaseStudySection study={samplePage.caseStudy} /> },
  { name: 'partners', node: <PartnersSection partners={samplePage.partners} claims={sampleClaims} /> },
  { name: 'call us', node: <CallUsSection settings={sampleSettings} sparky={null} /> },
  { name: 'small print', node: <FunnelFooter settings={sampleSettings} years="2024–2026" /> },
  {
    name: 'when we call, while open',
    node: <WhenWeCall now={new Date('2026-11-23T10:00:00Z')} hours={hours} slot={null} />,
  },
  {
    name: 'when we call, while closed',
    node: <WhenWeCall now={new Date('2026-11-22T10:00:00Z')} hours={hours} slot={null} />,
  },
  {
    name: 'when we call, as booked',
    node: <WhenWeCall now={new Date('2026-11-23T10:00:00Z')} hours={hours} slot={slot} />,
  },
]
