import { useMemo, useState } from 'react'

import { HeatKey } from '@/components/ui/heat-key'
import { KEY_LIMITS } from '@/lib/calculators/designer/band-paths'
import { COLD_START_C } from '@/lib/calculators/designer/cold-start'
import type { ComfortField } from '@/lib/calculators/designer/comfort-field'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf, extentOfAll } from '@/lib/domain/design/extent'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import type { Apply } from './apply'
import type { Engine, Outcome } from './designer-engine'
import { PlanDrawing } from './plan-drawing'
import { SectionFigure } from './section-figure'
import { UnderlayFields } from './underlay-fields'
import { useUnderlay } from './use-underlay'

type PlanPartProps = {
  rooms: readonly DesignRoom[]
  chosen: DesignRoom | undefined
  outcome: Outcome | null
  engine: Engine | null
  apply: Apply
  onChoose: (id: string) => void
  onSay: (words: string) => void
}

const isNarrow = () => matchMedia('(max-width: 900px)').matches

/** The plan with its switches, what it feels like, and the section. */
export function PlanPart({ rooms, chosen, outcome, engine, apply, onChoose, onSay }: PlanPartProps) {
  const [comfortPercent, setComfortPercent] = useState(50)
  const [isClose, setClose] = useState(isNarrow)
  const [keepsAngles, setKeepsAngles] = useState(true)
  const state = useUnderlay()
  const [moved, setMoved] = useState<{ id: string; at: PlanPoint } | null>(null)

  const found = outcome?.result.rooms.find(({ id }) => id === chosen?.id)
  const field = chosen && outcome?.fields.get(chosen.id)
  const storey = chosen?.storey ?? 0
  const isHere = state.underlay?.storey === storey
  const tracing = isHere ? state : { ...state, underlay: null, line: null }
  // The results lag behind a drag: they belong to the room as it was.
  const drawn = outcome?.design.rooms.find(({ id }) => id === chosen?.id)
  const person = chosen && personIn({ room: chosen, field, moved: moved?.id === chosen.id ? moved.at : null })
  const feels = (person && feelsWords(field, person)) ?? ''
  const [cutMm, setCutMm] = useState<number | null>(null)
  const cold = useMemo(
    () =>
      engine &&
      outcome &&
      drawn &&
      found &&
      engine.coldStartOf({ room: drawn, found, outdoorC: outcome.result.outdoorC }),
    [engine, outcome, drawn, found],
  )
  const coldFeels = person && feelsWords(cold ?? undefined, person)
  const movePerson = (to: PlanPoint) => {
    if (!chosen) return
    const words = feelsWords(field, to)
    if (words === null) return onSay('The person stays in the room')
    setMoved({ id: chosen.id, at: to })
    onSay(words)
  }
  return (
    <div className="grid gap-5">
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <span className="font-semibold">Drawing</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={comfortPercent}
          aria-label="How much of the plan shows comfort"
          aria-valuetext={`${comfortPercent} %`}
          onChange={(event) => setComfortPercent(Number(event.currentTarget.value))}
          className="h-11 max-w-72 flex-1 accent-ink"
        />
        <span className="font-semibold">Comfort</span>
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={isClose} onChange={(event) => setClose(event.currentTarget.checked)} />
          Only the selected room
        </label>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={keepsAngles}
            onChange={(event) => setKeepsAngles(event.currentTarget.checked)}
          />
          Keep right angles
        </label>
      </div>
      <PlanDrawing
        {...{ rooms, chosen, isClose, outcome, comfortPercent, keepsAngles, apply, onChoose, tracing }}
        person={person ?? null}
        feels={feels.split(',')[0] ?? ''}
        cutMm={cutMm}
        onCut={setCutMm}
        onPerson={movePerson}
      />
      <UnderlayFields
        state={{ ...state, ...tracing }}
        storey={storey}
        extent={extentOfAll(rooms.map(({ outline }) => outline))}
        onSay={onSay}
      />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          {feels && <p className="text-h4 font-medium">{feels}</p>}
          {coldFeels && (
            <p className="text-sm">
              That is when the room has warmed through. Soon after a start at {COLD_START_C} °C: {coldFeels}.
            </p>
          )}
          <p className="text-sm text-ink-2">
            What the panels add for someone seated, in kelvin.{field && chosen && ` ${rangeWords(field, chosen)}`}
          </p>
        </div>
        <HeatKey limits={KEY_LIMITS} />
      </div>
      {engine && drawn && found && person && (
        <SectionFigure
          room={drawn}
          found={found}
          person={person}
          cutMm={cutMm}
          sectionOf={engine.sectionOf}
          feels={feels}
        />
      )}
      <p className="no-print text-xs text-ink-2">
        Drag corners, panels, windows, doors, lights, wardrobes, the bar below the room and the person, or tab to them
        and use the arrow keys: 50 mm a press. Hold Shift to move anything but walls by 10 mm. Delete removes a panel, a
        window, a light or a corner.
      </p>
    </div>
  )
}

type PersonAsked = { room: DesignRoom; field: ComfortField | undefined; moved: PlanPoint | null }

/** Where the person was put, if that is still in the room; else a third into it. */
function personIn({ room, field, moved }: PersonAsked): PlanPoint | null {
  if (moved && field?.feelsAt(moved)) return moved
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const places = [1 / 3, 2 / 3].flatMap((y) =>
    [1 / 3, 2 / 3].map((x) => ({
      xMm: Math.round((westMm + x * (eastMm - westMm)) / 10) * 10,
      yMm: Math.round((southMm + y * (northMm - southMm)) / 10) * 10,
    })),
  )
  return places.find((place) => field?.feelsAt(place)) ?? null
}

/** 'Feels +1.3 K'; null outside the room. */
function feelsWords(field: ComfortField | undefined, place: PlanPoint): string | null {
  const felt = field?.feelsAt(place)
  return felt ? `Feels +${felt.riseK.toFixed(1)} K, ${felt.operativeC.toFixed(1)} °C` : null
}

const rangeWords = ({ leastK, mostK }: ComfortField, { name }: DesignRoom) =>
  `In ${name || 'the room'} it is between ${leastK.toFixed(1)} and ${mostK.toFixed(1)} K.`
