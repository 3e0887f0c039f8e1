import { Button } from '@/components/ui/button'

import type { Guide } from './use-guide'

/** One step of the guide above the plan, which stays free to be tried. */
export function GuideRow({ guide: { step, place, isLast, next, end } }: { guide: Guide }) {
  if (!step) return null
  return (
    <section aria-label="Guide" className="drawing-guide no-print">
      <p role="status">
        <span className="font-semibold">{`${place}: `}</span>
        <span>{step.words}</span>
      </p>
      <Button size="sm" onClick={next}>
        {isLast ? 'Done' : 'Next'}
      </Button>
      {!isLast && (
        <Button size="sm" look="secondary" onClick={end}>
          Skip
        </Button>
      )}
    </section>
  )
}

/** A hint that appears once, above the fields it is about. */
export function HintNote({ guide: { hint, closeHint } }: { guide: Guide }) {
  if (hint === undefined) return null
  return (
    <div className="no-print mb-3 flex flex-wrap items-center gap-3 text-sm">
      <p role="status">{hint}</p>
      <Button size="sm" look="secondary" onClick={closeHint}>
        Got it
      </Button>
    </div>
  )
}
