import { useCallback, useMemo, useState } from 'react'

import { type ComfortValues, feltAt } from '@/lib/calculators/designer/comfort-values'
import type { ComfortView } from '@/lib/calculators/designer/comfort-view'
import { feelsWords, feltWords, markWords } from '@/lib/calculators/designer/comfort-words'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { Outline } from '@/lib/domain/room-plan/outline'

import type { Outcome } from './designer-engine'

/** Where the person was put, in which room. */
type Moved = { id: string; at: PlanPoint }

type UsePerson = { room: DesignRoom | undefined; outcome: Outcome | null; onSay: (words: string) => void }

/** Where the person is in the room as it was worked out: the results lag behind a drag. */
export function usePerson({ room: chosen, outcome, onSay }: UsePerson) {
  const [moved, setMoved] = useState<Moved | null>(null)
  const id = chosen?.id ?? ''
  const drawn = outcome?.design.rooms.find((room) => room.id === id)
  const outline = drawn?.outline
  const field = outcome?.fields.get(id)
  const coldField = outcome?.cold.get(id)
  const at = moved?.id === id ? moved.at : null
  const person = useMemo(() => (outline ? personIn({ outline, field, moved: at }) : null), [outline, field, at])
  const feltIn = (values: ComfortValues | undefined) => (values && person ? feltAt(values, person) : null)
  const movePerson = useMove({ id, field, shows: outcome?.view.shows, onSay, setMoved })
  const [felt, coldFelt] = [feltIn(field), feltIn(coldField)]
  const words = {
    mark: felt && outcome ? markWords(outcome.view.shows, felt) : '',
    feels: felt ? feelsWords(felt) : '',
    coldFeels: coldFelt ? feelsWords(coldFelt) : '',
  }
  return { person, words, movePerson }
}

type MoveInput = {
  id: string
  field: ComfortValues | undefined
  shows: ComfortView['shows'] | undefined
  onSay: (words: string) => void
  setMoved: (to: Moved) => void
}

/** Moves the person within the room of this id, and says what that changes. */
function useMove({ id, field, shows, onSay, setMoved }: MoveInput) {
  return useCallback(
    (to: PlanPoint) => {
      const feltThere = field && feltAt(field, to)
      if (!feltThere) return onSay('The person stays in the room')
      setMoved({ id, at: to })
      onSay(shows ? feltWords(shows, feltThere) : '')
    },
    [id, field, shows, onSay, setMoved],
  )
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
