import type { MethodStep } from '@/lib/calculators/method/method-steps'

import { BlockFrame } from '../page/block-frame'
import { SourceLine } from './source-line'

/** The calculation step by step, each with its formula, sources and assumptions. */
export function MethodStepsSection({
  id,
  heading,
  steps,
}: {
  id: string
  heading: string
  steps: readonly MethodStep[]
}) {
  return (
    <BlockFrame id={id} heading={heading}>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4 border-b border-line py-5 first:pt-0">
            <span aria-hidden className="w-8 flex-none font-display text-h3 font-medium text-ink-3 tabular-nums">
              {index + 1}
            </span>
            <Step step={step} />
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}

function Step({ step: { title, text, formula, sources, assumptions } }: { step: MethodStep }) {
  return (
    <div className="min-w-0 max-w-[46em]">
      <h3 className="mb-1 text-h4 font-semibold">{title}</h3>
      <p>{text}</p>
      {formula && <p className="pt-3 text-sm tabular-nums wrap-anywhere">{formula}</p>}
      <ul className="list-[square] space-y-1.5 pt-3 pl-6 text-sm text-ink-2 marker:text-ink-3">
        {sources.map((source) => (
          <li key={source.title} className="pl-1">
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
      {assumptions.length > 0 && (
        <p className="pt-3 text-sm text-ink-2">{`Assumed, not measured: ${assumptions.join('; ')}.`}</p>
      )}
    </div>
  )
}
