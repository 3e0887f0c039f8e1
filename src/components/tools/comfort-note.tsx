import { Button } from '@/components/ui/button'
import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import type { ComfortView } from '@/lib/calculators/comfort-share'
import type { MeasureKey } from '@/lib/domain/estimate/comfort-measures'

type ComfortNoteProps = {
  comfort: ComfortView
  /** Counts the home with the measures of a choice. */
  onTry?: (measures: readonly MeasureKey[]) => void
  /** What can be tried besides, in place of the other choices in words. */
  others?: readonly { choice: string; effect: string; onTry: () => void }[]
}

/** What panels can give of the heat that a home needs. What would make it enough is open where it can be tried. */
export function ComfortNote({ comfort: { share, why, choices, outcome }, onTry, others }: ComfortNoteProps) {
  return (
    <div className="mt-5 max-w-[44em] border-t border-line pt-4">
      <p>
        <b>{share}</b> <span>{why}</span>
      </p>
      <details open={onTry !== undefined} className="mt-2 text-sm">
        <UnderlinedSummary>What would make it work</UnderlinedSummary>
        <dl>
          {choices
            .filter(({ isOther }) => !(isOther && others))
            .map(({ choice, effect, measures }) => (
              <Choice
                key={choice}
                {...{ choice, effect }}
                onTry={measures && onTry ? () => onTry(measures) : undefined}
              />
            ))}
          {others?.map((other) => (
            <Choice key={other.choice} {...other} />
          ))}
        </dl>
        <p className="mt-2 text-ink-2">{outcome}</p>
      </details>
    </div>
  )
}

type ChoiceProps = { choice: string; effect: string; onTry: (() => void) | undefined }

function Choice({ choice, effect, onTry }: ChoiceProps) {
  return (
    <div className="border-b border-line py-1.5">
      <dt>{choice}</dt>
      <dd className="grid justify-items-start text-ink-2 tabular-nums">
        <span>{effect}</span>
        {onTry && (
          <Button size="sm" look="secondary" className="no-print mt-2" aria-label={`Try it: ${choice}`} onClick={onTry}>
            Try it
          </Button>
        )}
      </dd>
    </div>
  )
}
