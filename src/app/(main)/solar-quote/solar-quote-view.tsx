import { HomeOffer } from '@/components/tools/home-offer'
import { SolarTool } from '@/components/tools/solar-quote/solar-tool'
import { ToolHeader } from '@/components/tools/tool-header'
import { Part } from '@/components/ui/part'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { getBasis } from '@/lib/data/basis'
import { STATIC_PAGES } from '@/lib/registry/static-pages'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

/** The solar quote for the given answers. */
export async function SolarQuoteView({ typed }: { typed: Typed }) {
  const basis = await getBasis()
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.solarQuote} />
      <ToolHeader trail={[]} current={STATIC_PAGES.solarQuote.name}>
        Sun on the roof, heat from the ceiling.
      </ToolHeader>
      <HomeOffer tool="solar" />
      <Part>
        <SolarTool typed={typed} basis={basis} />
      </Part>
    </>
  )
}
