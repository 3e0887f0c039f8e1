import { useMemo } from 'react'

import { type DrawChanger, WorkingTree } from '@/components/tools/working/working-tree'
import { DetailSection } from '@/components/ui/detail-section'
import type { Elements } from '@/components/ui/elements'
import type { SystemWithoutPrice } from '@/lib/calculators/engine/missing-prices'
import { comfortOfProject } from '@/lib/calculators/professional/project-comfort'
import { projectOutcome } from '@/lib/calculators/professional/project-outcome'
import type { ProjectResult } from '@/lib/calculators/professional/project-result'
import type { RoomFigures } from '@/lib/calculators/professional/room-result'
import { countsWords, shortRoomsWords } from '@/lib/calculators/professional/totals-figures'
import { workingTree } from '@/lib/calculators/working-tree'
import { workingOf } from '@/lib/domain/quantity/working'

import { ComfortNote } from '../comfort-note'
import { AssumptionsSection } from './assumptions-section'
import { CircuitsSection } from './circuits-section'
import type { ShowWorking } from './figure-button'
import { MethodsSection } from './methods-section'
import { NoResults } from './no-results'
import { OutcomeSection } from './outcome-section'
import { TotalsSection } from './totals-section'
import { YearSection } from './year-section'

type ResultsPartsProps = {
  result: ProjectResult
  show: ShowWorking
  /** Shown below the totals. */
  below?: Elements
  /** The working of a figure, if one is shown. */
  working: Elements
  ownPrice?: (missing: SystemWithoutPrice) => Elements
}

/** The results of a project: what to do and what it comes to, then each detail, folded. Needs no JavaScript. */
export function ResultsSections({ result, show, below, working, ownPrice }: ResultsPartsProps) {
  const { totals, circuits, year, quantities, expired, withoutPrice } = result
  const outcome = useMemo(() => projectOutcome(result), [result])
  const comfort = useMemo(() => comfortOfProject(result), [result])
  const rooms = result.rooms.filter((room): room is RoomFigures => room.ok)
  if (!totals) return <NoResults />
  const asksPrice = withoutPrice.some(({ system }) => system === result.shared.home.heating)
  return (
    <>
      {outcome && (
        <ResultsSection heading="Our verdict">
          <OutcomeSection outcome={outcome} />
        </ResultsSection>
      )}
      <ResultsSection heading="What it comes to">
        <TotalsSection totals={totals} show={show} />
        {comfort && <ComfortNote comfort={comfort} />}
        {[shortRoomsWords(rooms), countsWords({ totals, shared: result.shared })].map(
          (words) =>
            words !== null && (
              <p key={words} className="mt-4 max-w-[44em] text-sm">
                {words}
              </p>
            ),
        )}
        {below}
      </ResultsSection>
      {working}
      <DetailSection heading="Both methods, room by room">
        <MethodsSection rooms={rooms} totals={totals} show={show} />
      </DetailSection>
      <DetailSection heading="Circuits and supply">
        {circuits ? (
          <CircuitsSection circuits={circuits} rooms={rooms} show={show} />
        ) : (
          <p className="text-sm">That is more than any domestic supply can carry.</p>
        )}
      </DetailSection>
      <DetailSection heading="A year of heating" isOpen={asksPrice}>
        {year ? (
          <YearSection {...{ year, withoutPrice, ownPrice, show }} />
        ) : (
          <p className="text-sm">We have no sensible prices for so little heat, or so much.</p>
        )}
      </DetailSection>
      <DetailSection heading="Assumptions">
        <>
          <AssumptionsSection quantities={quantities} expired={expired} />
          <p className="mt-4 text-xs text-ink-2">{`Calculation ${result.hash}: the same on screen, in the file and in the PDF.`}</p>
        </>
      </DetailSection>
    </>
  )
}

function ResultsSection({ heading, children }: { heading: string; children: Elements }) {
  return (
    <section className="border-t border-line py-7 md:py-9">
      <h2 className="mb-4 text-h3 font-medium">{heading}</h2>
      {children}
    </section>
  )
}

type FigureWorkingProps = { result: ProjectResult; of: string; changer?: DrawChanger; children?: Elements }

/** A figure of a project with its calculation, which can be expanded step by step; `children` are shown below it. */
export function FigureWorking({ result: { quantities }, of, changer, children }: FigureWorkingProps) {
  const tree = useMemo(() => {
    const root = quantities.find(({ key }) => key === of)
    return root ? workingTree(workingOf([root]), of) : null
  }, [quantities, of])
  if (!tree) return null
  return (
    <section aria-label="Working" className="mb-7">
      <WorkingTree tree={tree} changer={changer} />
      {children}
    </section>
  )
}
