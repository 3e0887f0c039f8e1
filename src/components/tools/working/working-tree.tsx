import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { amountOf, CONFIDENCE_LABELS } from '@/lib/calculators/format-working'
import type { WorkingNode } from '@/lib/calculators/working-tree'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { WorkingStep } from '@/lib/domain/quantity/working'

/** Renders an override field below a given figure; null if it cannot be changed. */
export type DrawChanger = (step: WorkingStep) => Elements

type WorkingTreeProps = { tree: WorkingNode; changer?: DrawChanger }

/**
 * A figure with its calculation and, below it, the figures it is derived from, each expandable down to what was
 * measured, published or assumed. Native disclosure elements: it needs no JavaScript.
 */
export function WorkingTree({ tree, changer }: WorkingTreeProps) {
  return (
    <div className="rounded-panel border-t-6 border-ink bg-panel px-4 pt-3 pb-2 shadow-cast md:px-5">
      <Heading step={tree.step} isRoot />
      <Below node={tree} changer={changer} />
    </div>
  )
}

/** Several figures, each expandable to its working. */
export function WorkingList({ trees }: { trees: readonly WorkingNode[] }) {
  return (
    <ul className="rounded-panel border-t-6 border-ink bg-panel px-4 py-2 shadow-cast md:px-5 [&>li]:first:border-t-0">
      {trees.map((tree) => (
        <Branch key={tree.step.key} node={tree} />
      ))}
    </ul>
  )
}

function Branch({ node, changer }: { node: WorkingNode; changer?: DrawChanger }) {
  const { step, inputs, isShownBefore } = node
  if (isShownBefore || inputs.length === 0) {
    return (
      <li className="border-t border-line py-2.5 md:pl-6.5">
        <Heading step={step} />
        {isShownBefore ? (
          <p className="text-xs text-ink-2">Worked out above.</p>
        ) : (
          <Below node={node} changer={changer} />
        )}
      </li>
    )
  }
  return (
    <li className="border-t border-line">
      <details className="group/step">
        <summary className="flex min-h-11 cursor-pointer list-none items-baseline gap-2.5 py-2.5 hover:bg-daylight [&::-webkit-details-marker]:hidden">
          <Icon
            name="arrow-right"
            className="size-4 flex-none self-center transition-[rotate] duration-180 ease-settle group-open/step:rotate-90"
          />
          <Heading step={step} />
        </summary>
        <Below node={node} changer={changer} />
      </details>
    </li>
  )
}

function Heading({ step, isRoot = false }: { step: WorkingStep; isRoot?: boolean }) {
  return (
    <p className="flex flex-1 flex-wrap items-baseline justify-between gap-x-5 text-sm">
      <span className="font-semibold">{step.name}</span>
      <span className={isRoot ? 'font-display text-h3 font-medium' : 'font-semibold tabular-nums'}>
        {amountOf(step)}
      </span>
    </p>
  )
}

function Below({ node: { step, inputs }, changer }: { node: WorkingNode; changer?: DrawChanger }) {
  const { formula, source } = step
  return (
    <>
      {formula && <p className="text-sm text-ink-2">{`= ${formula}`}</p>}
      {source && (
        <p className="max-w-[44em] text-xs text-ink-2">
          {source.url ? (
            <a href={source.url} className="underline decoration-current/45 underline-offset-[.22em]">
              {source.title}
            </a>
          ) : (
            <span>{source.title}</span>
          )}
          <span>{`, ${writtenDate(source.date)}: ${CONFIDENCE_LABELS[source.confidence]}.`}</span>
        </p>
      )}
      {changer?.(step) ?? <Range step={step} />}
      {inputs.length > 0 && (
        <ul className="mt-2 ml-0.5 border-l-[1.5px] border-line pl-2.5 md:ml-2 md:pl-4">
          {inputs.map((input, index) => (
            <Branch key={`${input.step.key}.${index}`} node={input} changer={changer} />
          ))}
        </ul>
      )}
    </>
  )
}

function Range({ step: { spread, unit } }: { step: WorkingStep }) {
  if (!spread) return null
  return (
    <p className="text-xs text-ink-2">
      Likely between <span>{amountOf({ value: spread.low, unit })}</span> and{' '}
      <span>{amountOf({ value: spread.high, unit })}</span>.
    </p>
  )
}
