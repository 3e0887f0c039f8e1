import { type DrawChanger, WorkingTree } from '@/components/tools/working/working-tree'
import { TextLink } from '@/components/ui/link'
import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import { amountOf } from '@/lib/calculators/format-working'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'
import { workingTree } from '@/lib/calculators/working-tree'
import type { WorkingStep } from '@/lib/domain/quantity/working'
import { HOW_WE_CALCULATE } from '@/lib/routing/script-routes'

import { FigureLink, WORKING_ID } from './figure-link'
import { SheetSection } from './sheet-section'

/** The figures that lead from the home to its bill. */
const MAIN = [
  'home.design-heat-loss',
  'panels.rated',
  'year.always-warm',
  'cost.infrared.energy',
  'payback.saving',
  'panels.rated.price',
]

const SELECT = 'Select a dotted figure to see how it is worked out, with sources.'

type WorkingPartProps = { view: EstimateView; query: string; shown: string | null; changer?: DrawChanger }

/** The main figures with their calculations; the requested one is expanded down to what was measured or assumed. */
export function WorkingSection({ view: { working }, query, shown, changer }: WorkingPartProps) {
  const tree = shown === null ? null : workingTree(working, shown)
  const byKey = new Map(working.steps.map((step) => [step.key, step]))
  const steps = MAIN.flatMap((key) => byKey.get(key) ?? [])
  return (
    <SheetSection id={WORKING_ID} heading="The working" className="bg-daylight">
      {tree && <WorkingTree tree={tree} changer={changer} />}
      <p className="mt-5 mb-2 text-sm">
        <span>{changer ? `${SELECT} Replace any value with your own.` : SELECT}</span>{' '}
        <TextLink href={HOW_WE_CALCULATE}>How we calculate</TextLink>
      </p>
      <details>
        <UnderlinedSummary>From the home to its bill, step by step</UnderlinedSummary>
        <ol className="border-t-[1.5px] border-ink">
          {steps.map((step, index) => (
            <li key={step.key} className="flex items-baseline gap-4 border-b border-line py-3">
              <span className="w-5 flex-none text-sm text-ink-3">{index + 1}</span>
              <span className="mr-auto min-w-0">
                <b className="block text-sm font-semibold">{step.name}</b>
                <span className="block text-sm text-ink-2">{step.formula}</span>
                <span className="block text-xs text-ink-2">
                  {step.inputs
                    .flatMap((key) => byKey.get(key) ?? [])
                    .map(named)
                    .join('; ')}
                </span>
              </span>
              <FigureLink of={step.key} query={query} className="flex-none font-display text-h4 font-medium">
                {amountOf(step)}
              </FigureLink>
            </li>
          ))}
        </ol>
      </details>
    </SheetSection>
  )
}

/** 'Heat loss of the home for each degree 254.3 W/K' */
function named(step: WorkingStep): string {
  return `${step.name} ${amountOf(step)}`
}
