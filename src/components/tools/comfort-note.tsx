import { Button } from '@/components/ui/button'
import type { ComfortView } from '@/lib/calculators/comfort-share'
import type { MeasureKey } from '@/lib/domain/estimate/comfort-measures'

type ComfortNoteProps = {
  comfort: ComfortView
  /** Counts the home with the measures of a choice. */
  onTry?: (measures: readonly MeasureKey[]) => void
}

/** What panels can give of the heat that a home needs, and what would make it enough. */
export function ComfortNote({ comfort: { share, why, choices, outcome }, onTry }: ComfortNoteProps) {
  return (
    <div className="mt-5 max-w-[44em] border-t border-line pt-4">
      <p>
        <b>{share}</b> <span>{why}</span>
      </p>
      <h3 className="mt-4 text-sm font-semibold">What would make it work</h3>
      <dl className="mt-1 text-sm">
        {choices.map(({ choice, effect, measures }) => (
          <div key={choice} className="border-b border-line py-1.5">
            <dt>{choice}</dt>
            <dd className="grid justify-items-start text-ink-2 tabular-nums">
              <span>{effect}</span>
              {measures && onTry && (
                <Button size="sm" look="secondary" className="no-print mt-2" onClick={() => onTry(measures)}>
                  Try it
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-2">{outcome}</p>
    </div>
  )
}
