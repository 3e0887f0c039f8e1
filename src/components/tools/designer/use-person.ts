import { useMemo, useState } from 'react'

import { type ComfortValues, feltAt } from '@/lib/calculators/designer/comfort-values'
import { feelsWords, feltWords, markWords } from '@/lib/calculators/designer/comfort-words'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { Outline } from '@/lib/domain/room-plan/outline'

import type { Outcome } from './designer-engine'

type UsePerson = { room: DesignRoom | undefined; outcome: Outcome | null; onSay: (words: string) => void }

/** Where the person is in the room as it was worked out: the results lag behind a drag. */
export function usePerson({ room: chosen, outcome, onSay }: UsePerson) {
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
  return { person, words, movePerson }
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
