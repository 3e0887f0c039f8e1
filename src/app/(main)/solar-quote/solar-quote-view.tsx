import { SolarTool } from '@/components/tools/solar-quote/solar-tool'
import { ToolHeader } from '@/components/tools/tool-header'
import { Part } from '@/components/ui/part'
import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import type { Typed } from '@/lib/calculators/quick/questions'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { now } from '@/lib/platform/clock'
import { STATIC_PAGES } from '@/lib/routing/static-pages'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

/** The solar quote for the given answers. */
export async function SolarQuoteView({ typed }: { typed: Typed }) {
  const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.solarQuote} />
      <ToolHeader trail={[]} current={STATIC_PAGES.solarQuote.name}>
        Sun on the roof, heat from the ceiling.
      </ToolHeader>
      <Part>
        <SolarTool typed={typed} basis={basisOn({ now: now(), numbers, panel })} />
      </Part>
    </>
  )
}
