import { Designer } from '@/components/tools/designer/designer'
import { MeasuringSheet } from '@/components/tools/designer/measuring-sheet'
import { ToolHeader } from '@/components/tools/tool-header'
import { Part } from '@/components/ui/part'
import { planSummary } from '@/lib/calculators/designer/plan-summary'
import { getBasis } from '@/lib/data/basis'
import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'
import { panelsOnSale } from './panels-on-sale'

export const metadata = pageMetadata(STATIC_PAGES.systemDesigner)

/** An upper bound: the cached prices are revalidated hourly, and the page with them. */
export const revalidate = 86_400

/** Passed to the browser as data: their modules belong to the engine. */
const OPTIONS = {
  plans: TYPICAL_PLANS.map(({ id, label }) => ({ id, label, ...planSummary(designOfPlan(id)?.rooms ?? []) })),
  kinds: ROOM_KINDS.map(({ value, label }) => ({ value, label })),
  professionalCalculator: routes.professionalCalculator,
}

export default async function SystemDesignerPage() {
  const [basis, products] = await Promise.all([getBasis(), panelsOnSale()])
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.systemDesigner} />
      <ToolHeader trail={[]} current={STATIC_PAGES.systemDesigner.name}>
        Draw your rooms. See the heat.
      </ToolHeader>
      <div className="isolate px-(--margin) pt-5 pb-(--section) md:mx-auto md:max-w-[90rem]">
        <p className="no-print mb-6 max-w-[44em] text-lede">
          How many panels each room needs, where they go, how warm they make it and what they cost. Your drawing stays
          on this device unless you save and share it.
        </p>
        <Part>
          <Designer basis={basis} options={OPTIONS} products={products}>
            <MeasuringSheet />
          </Designer>
        </Part>
      </div>
    </>
  )
}
