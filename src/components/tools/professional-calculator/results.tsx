import { memo, useMemo, useRef, useState, type ReactNode } from 'react'

import { WorkingTree } from '@/components/tools/working/working-tree'
import { workingOf } from '@/lib/domain/quantity/working'
import type { ProjectResult } from '@/lib/site/professional/project-result'
import type { RoomFigures } from '@/lib/site/professional/room-result'
import { workingTree } from '@/lib/site/working-tree'

import { AssumptionsPart } from './assumptions-part'
import { CircuitsPart } from './circuits-part'
import { MethodsPart } from './methods-part'
import { TotalsPart } from './totals-part'
import { YearPart } from './year-part'

/** What a project comes to: totals, rooms by both methods, circuits, a year, assumptions, and the working of any figure. */
export const Results = memo(function Results({ result }: { result: ProjectResult }) {
  const { totals, circuits, year, quantities, expired } = result
  const [shown, setShown] = useState<string | null>(null)
  const working = useRef<HTMLDivElement>(null)
  const rooms = result.rooms.filter((room): room is RoomFigures => room.ok)
  const show = (key: string) => {
    setShown(key)
    requestAnimationFrame(() => working.current?.focus())
  }
  if (!totals) return <p className="py-9 text-ink-2">The schedule stands here once a room has a use, a size and a height.</p>
  return (
    <>
      <Part heading="What it comes to">
        <TotalsPart totals={totals} show={show} />
      </Part>
      <div ref={working} tabIndex={-1} className="scroll-mt-32 outline-none">
        {shown !== null && <Working result={result} of={shown} onClose={() => setShown(null)} />}
      </div>
      <Part heading="Both methods, room by room">
        <MethodsPart rooms={rooms} totals={totals} show={show} />
      </Part>
      <Part heading="Circuits and supply">
        {circuits ? <CircuitsPart circuits={circuits} rooms={rooms} show={show} /> : <p className="text-sm">That is more than any supply of a home carries.</p>}
      </Part>
      <Part heading="A year of heating">{year ? <YearPart year={year} show={show} /> : <p className="text-sm">For so little heat, or so much, we hold no sensible prices.</p>}</Part>
      <Part heading="Assumptions">
        <AssumptionsPart quantities={quantities} expired={expired} />
      </Part>
    </>
  )
})

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-7 md:py-9">
      <h2 className="mb-4 text-h3 font-medium">{heading}</h2>
      {children}
    </section>
  )
}

function Working({ result, of, onClose }: { result: ProjectResult; of: string; onClose: () => void }) {
  const tree = useMemo(() => {
    const root = result.quantities.find(({ key }) => key === of)
    return root ? workingTree(workingOf([root]), of) : null
  }, [result, of])
  if (!tree) return null
  return (
    <section aria-label="Working" className="mb-7">
      <WorkingTree tree={tree} />
      <button type="button" onClick={onClose} className="no-print mt-2 min-h-11 text-sm font-semibold underline underline-offset-[.22em]">
        Close the working
      </button>
    </section>
  )
}
