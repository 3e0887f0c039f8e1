import { Designer } from '@/components/tools/designer/designer'
import type { Outcome } from '@/components/tools/designer/designer-engine'
import { MeasuringSheet } from '@/components/tools/designer/measuring-sheet'
import { outcomeSteps } from '@/components/tools/designer/outcome-runner'
import { StartPicture } from '@/components/tools/designer/start-picture'
import { ToolHeader } from '@/components/tools/tool-header'
import { Part } from '@/components/ui/part'
import { USUAL_VIEW } from '@/lib/calculators/designer/comfort-view'
import { planSummary } from '@/lib/calculators/designer/plan-summary'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { getBasis } from '@/lib/data/basis'
import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import { BUILT } from '@/lib/domain/building/home/built'
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
  built: BUILT.map(({ value, label }) => ({ value, label })),
  professionalCalculator: routes.professionalCalculator,
}

const SHOWN = TYPICAL_PLANS[0]

/** The first typical plan with its panels and heat. */
function shownOutcome(basis: Basis): Outcome | null {
  const design = SHOWN && designOfPlan(SHOWN.id)
  if (!design) return null
  const step = outcomeSteps(basis)
  let outcome = null
  // Each step works out a room, or its comfort.
  for (let steps = 0; outcome === null && steps <= 2 * design.rooms.length + 1; steps += 1)
    outcome = step(design, USUAL_VIEW)
  return outcome
}

export default async function SystemDesignerPage() {
  const [basis, products] = await Promise.all([getBasis(), panelsOnSale()])
  const outcome = shownOutcome(basis)
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.systemDesigner} />
      <ToolHeader trail={[]} current={STATIC_PAGES.systemDesigner.name}>
        Draw your rooms. See the heat.
      </ToolHeader>
      <div className="isolate px-(--margin) pt-5 pb-(--section) md:mx-auto md:max-w-[90rem]">
        <div className="grid items-start gap-6 md:grid-cols-2">
          {SHOWN && outcome && <StartPicture outcome={outcome} label={SHOWN.label} />}
          <p data-before-drawing className="no-print mb-6 max-w-[44em] text-lede">
            How many panels each room needs, where they go, how warm they make it and what they cost. Your drawing stays
            on this device unless you save and share it.
          </p>
        </div>
        <Part>
          <Designer basis={basis} options={OPTIONS} products={products}>
            <MeasuringSheet />
          </Designer>
        </Part>
      </div>
    </>
  )
}
