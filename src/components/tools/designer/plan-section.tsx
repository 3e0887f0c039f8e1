import { useMemo, useState } from 'react'

import { type ComfortValues, feltAt } from '@/lib/calculators/designer/comfort-values'
import { feelsWords, feltWords, markWords } from '@/lib/calculators/designer/comfort-words'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { Outline } from '@/lib/domain/room-plan/outline'

import type { Apply } from './apply'
import { ComfortFields } from './comfort-fields'
import { ComfortLegend } from './comfort-legend'
import type { Engine, Outcome } from './designer-engine'
import { PlanDrawing } from './plan-drawing'
import { PlanSwitches } from './plan-switches'
import { PrintedPlan } from './printed-plan'
import { SectionFigure } from './section-figure'
import { UnderlayFields } from './underlay-fields'
import type { ComfortChoice } from './use-comfort-view'
import { useUnderlay } from './use-underlay'

type PlanPartProps = {
  /** Whether it is a shared design, not this device's own. */
  isShared: boolean
  rooms: readonly DesignRoom[]
  /** The rooms without the moves of a drag in progress. */
  resting: readonly DesignRoom[]
  chosen: DesignRoom | undefined
  outcome: Outcome | null
  engine: Engine | null
  comfort: ComfortChoice
  apply: Apply
  onChoose: (id: string) => void
  onSay: (words: string) => void
  /** Called at the end of a drag. */
  onRest: () => void
}

const isNarrow = () => matchMedia('(max-width: 900px)').matches

/** The plan with its switches, the comfort at the person's position, and the section. */
export function PlanSection(props: PlanPartProps) {
  const { isShared, rooms, resting, chosen, outcome, engine, comfort, apply, onChoose, onSay, onRest } = props
  const [comfortPercent, setComfortPercent] = useState(50)
  const [isClose, setClose] = useState(isNarrow)
  const [keepsAngles, setKeepsAngles] = useState(true)
  const found = outcome?.result.rooms.find(({ id }) => id === chosen?.id)
  const storey = chosen?.storey ?? 0
  const tracing = useTracing({ isShared, storey })
  const { drawn, person, words, movePerson } = usePerson({ chosen, outcome, onSay })
  const [cutMm, setCutMm] = useState<number | null>(null)
  return (
    <div className="grid gap-5">
      <PlanSwitches
        {...{ comfortPercent, isClose, keepsAngles }}
        onComfort={setComfortPercent}
        onClose={setClose}
        onKeepsAngles={setKeepsAngles}
      />
      <PlanDrawing
        {...{ rooms, chosen, isClose, outcome, comfortPercent, keepsAngles, apply, onChoose, onRest, tracing }}
        person={person}
        feels={words.mark}
        cutMm={cutMm}
        onCut={setCutMm}
        onPerson={movePerson}
      />
      {isClose && (
        <div aria-hidden className="hidden print:grid">
          <PrintedPlan rooms={resting} outcome={outcome} comfortPercent={comfortPercent} />
        </div>
      )}
      <UnderlayFields state={tracing} storey={storey} rooms={resting} onSay={onSay} />
      <ComfortFields {...comfort} />
      {outcome && (
        <ComfortLegend
          outcome={outcome}
          storey={storey}
          onlyId={isClose && chosen ? chosen.id : null}
          feels={words.feels}
          coldFeels={words.coldFeels}
        />
      )}
      {engine && outcome && drawn && found && person && (
        <SectionFigure
          room={drawn}
          found={found}
          person={person}
          cutMm={cutMm}
          sectionOf={engine.sectionOf}
          view={outcome.view}
          feels={words.feels}
        />
      )}
      <HowToMove />
    </div>
  )
}

function HowToMove() {
  return (
    <p className="no-print text-xs text-ink-2">
      Drag corners, panels, windows, doors, lights, wardrobes, the bar below the room and the person, or tab to them and
      use the arrow keys: 50 mm a press. Hold Shift to move anything but walls by 10 mm. Delete removes a panel, a
      window, a light or a corner.
    </p>
  )
}

/** The picture under the plan, if it belongs to this storey. */
function useTracing({ isShared, storey }: { isShared: boolean; storey: number }) {
  const state = useUnderlay({ isShared })
  const isHere = state.underlay?.storey === storey
  return useMemo(() => (isHere ? state : { ...state, underlay: null, line: null }), [isHere, state])
}

/** Where the person is in the room as it was worked out: the results lag behind a drag. */
function usePerson({ chosen, outcome, onSay }: Pick<PlanPartProps, 'chosen' | 'outcome' | 'onSay'>) {
  const [moved, setMoved] = useState<{ id: string; at: PlanPoint } | null>(null)
  const drawn = outcome?.design.rooms.find(({ id }) => id === chosen?.id)
  const outline = drawn?.outline
  const field = chosen && outcome?.fields.get(chosen.id)
  const coldField = chosen && outcome?.cold.get(chosen.id)
  const at = moved && moved.id === chosen?.id ? moved.at : null
  const person = useMemo(() => (outline ? personIn({ outline, field, moved: at }) : null), [outline, field, at])
  const feltIn = (values: ComfortValues | undefined) => (values && person ? feltAt(values, person) : null)
  const movePerson = (to: PlanPoint) => {
    if (!chosen) return
    const feltThere = field && feltAt(field, to)
    if (!feltThere) return onSay('The person stays in the room')
    setMoved({ id: chosen.id, at: to })
    onSay(outcome ? feltWords(outcome.view.shows, feltThere) : '')
  }
  const [felt, coldFelt] = [feltIn(field), feltIn(coldField)]
  const words = {
    mark: felt && outcome ? markWords(outcome.view.shows, felt) : '',
    feels: felt ? feelsWords(felt) : '',
    coldFeels: coldFelt ? feelsWords(coldFelt) : '',
  }
  return { drawn, person, words, movePerson }
}

type PersonInput = { outline: Outline; field: ComfortValues | undefined; moved: PlanPoint | null }

/** Where the person was put, if that is still in the room; otherwise a third of the way into it. */
function personIn({ outline, field, moved }: PersonInput): PlanPoint | null {
  if (moved && field && feltAt(field, moved)) return moved
  const { westMm, eastMm, southMm, northMm } = extentOf(outline)
  const positions = [1 / 3, 2 / 3].flatMap((y) =>
    [1 / 3, 2 / 3].map((x) => ({
      xMm: Math.round((westMm + x * (eastMm - westMm)) / 10) * 10,
      yMm: Math.round((southMm + y * (northMm - southMm)) / 10) * 10,
    })),
  )
  return positions.find((position) => field && feltAt(field, position)) ?? null
}
