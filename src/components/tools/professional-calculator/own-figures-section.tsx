import { ownFigureWords } from '@/lib/calculators/own-figure-words'
import { ownFiguresUsed } from '@/lib/calculators/professional/own-figures-used'
import type { Quantity } from '@/lib/domain/quantity/quantity'

const LINK = 'no-print min-h-11 font-semibold underline underline-offset-[.22em]'

type OwnFiguresPartProps = {
  quantities: readonly Quantity[]
  /** Resets one override, or all. */
  onPutBack: (key: string | 'all') => void
}

/** The overridden figures, with their original values. */
export function OwnFiguresSection({ quantities, onPutBack }: OwnFiguresPartProps) {
  const used = ownFiguresUsed(quantities)
  if (used.length === 0) return null
  return (
    <section aria-label="Your own figures" className="mt-7 border-t-6 border-ink pt-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-5">
        <span>With your own figures:</span>
        {used.length > 1 && (
          <button type="button" onClick={() => onPutBack('all')} className={LINK}>
            Restore all of ours
          </button>
        )}
      </p>
      <ul>
        {used.map((figure) => (
          <li key={figure.key} className="flex flex-wrap items-baseline gap-x-5">
            <span>
              <b className="font-semibold">{figure.name}</b>
              <span>{`: ${ownFigureWords(figure)}`}</span>
            </span>
            <button type="button" onClick={() => onPutBack(figure.key)} className={LINK}>
              Put it back<span className="sr-only">{`: ${figure.name}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
