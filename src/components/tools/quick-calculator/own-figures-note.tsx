import { OWN_NAME } from '@/lib/calculators/engine/home-questions'
import { OWN_REFUSED } from '@/lib/calculators/own-figure-words'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'
import { scriptRoutes } from '@/lib/routing/script-routes'

type OwnFiguresNoteProps = {
  view: EstimateView
  query: string
  /** The visitor's figures could not be used, so the result uses ours. */
  isRefused: boolean
  /** Returns to our figures; without JavaScript, a link does. */
  onOurs?: (() => void) | undefined
}

const LINK = 'no-print inline-flex min-h-11 items-center font-semibold underline underline-offset-[.22em]'

/** Lists the visitor's own figures above the result. */
export function OwnFiguresNote({ view: { own }, query, isRefused, onOurs }: OwnFiguresNoteProps) {
  if (own.length === 0 && !isRefused) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 border-t-6 border-ink px-5 py-3 text-sm md:px-11">
      {isRefused ? (
        <p>{OWN_REFUSED}</p>
      ) : (
        <p>
          <span>{'With your own figures: '}</span>
          {own.map(({ name, words }, index) => (
            <span key={name}>
              <span>{index > 0 && '; '}</span>
              <b>{name}</b>
              <span>{`: ${words}`}</span>
            </span>
          ))}
          <span>.</span>
        </p>
      )}
      {onOurs ? (
        <button type="button" onClick={onOurs} className={LINK}>
          Back to our figures
        </button>
      ) : (
        <a href={`${scriptRoutes.quickCalculator}?${withoutOwn(query)}`} rel="nofollow" className={LINK}>
          Back to our figures
        </a>
      )}
    </div>
  )
}

function withoutOwn(query: string): string {
  const others = new URLSearchParams(query)
  others.delete(OWN_NAME)
  return others.toString()
}
