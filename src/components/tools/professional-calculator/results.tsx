import { memo, useRef, useState } from 'react'

import type { ProjectResult } from '@/lib/calculators/professional/project-result'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import type { TypedAt } from '@/lib/calculators/professional/typed-at'
import type { OwnFigures } from '@/lib/domain/estimate/project'

import { NotReached } from '../not-reached'
import { useLatePart } from '../use-late-part'
import { OwnFiguresSection } from './own-figures-section'
import { FigureWorking, ResultsSections } from './results-sections'

export { ProjectUsage } from './project-usage'

const loadChanger = () => import('./figure-changer')

type ResultsProps = {
  result: ProjectResult
  own: OwnFigures
  dispatch: (action: HistoryAction) => void
  goTo: (target: TypedAt) => void
}

/**
 * The results of a project: totals, rooms by both methods, circuits, a year, assumptions, and the working of any
 * figure, whose assumptions can be overridden.
 */
export const Results = memo(function Results({ result, own, dispatch, goTo }: ResultsProps) {
  const [shown, setShown] = useState<string | null>(null)
  const { heating } = result.shared.home
  const asksPrice = result.withoutPrice.some(({ system }) => system === heating)
  const changer = useLatePart({ load: loadChanger, isNeeded: shown !== null || asksPrice })
  const working = useRef<HTMLDivElement>(null)
  const show = (key: string) => {
    setShown(key)
    requestAnimationFrame(() => working.current?.focus())
  }
  return (
    <ResultsSections
      result={result}
      show={show}
      below={
        <OwnFiguresSection
          quantities={result.quantities}
          onPutBack={(key) => dispatch(key === 'all' ? { type: 'all-ours' } : { type: 'own', key, value: null })}
        />
      }
      ownPrice={({ system, price }) =>
        changer.part && system === heating ? (
          <changer.part.OwnPrice key={price.key} price={price} own={own} dispatch={dispatch} />
        ) : null
      }
      working={
        <div ref={working} tabIndex={-1} className="scroll-mt-32 outline-none">
          {shown !== null && (
            <FigureWorking
              result={result}
              of={shown}
              changer={(step) =>
                changer.part && step.inputs.length === 0 ? (
                  <changer.part.FigureChanger step={step} own={own} dispatch={dispatch} goTo={goTo} />
                ) : null
              }
            >
              {changer.hasFailed && (
                <NotReached onTryAgain={changer.tryAgain}>The fields to change a figure couldn’t be loaded.</NotReached>
              )}
              <button
                type="button"
                onClick={() => setShown(null)}
                className="no-print mt-2 min-h-11 text-sm font-semibold underline underline-offset-[.22em]"
              >
                Close the working
              </button>
            </FigureWorking>
          )}
        </div>
      }
    />
  )
})
