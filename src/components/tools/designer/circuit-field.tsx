import { useState } from 'react'

import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import { type Design, type DesignRoom, nameOfRoom } from '@/lib/domain/design/design'
import { choiceOf, wiringOf, type WiringRequest } from '@/lib/domain/design/wiring'
import { CIRCUITS_OF_A_ROOM } from '@/lib/domain/electrical/circuits/circuit-choice'
import { joinNames } from '@/lib/domain/text/join-names'

import { ChosenField } from '../professional-calculator/tool-field'
import type { Apply } from './apply'
import type { Engine } from './designer-engine'

type CircuitFieldProps = {
  room: DesignRoom
  design: Design
  found: ReadonlyMap<string, RoomDesign>
  /** Null while the calculation is loading. */
  engine: Engine | null
  apply: Apply
  onSay: (words: string) => void
}

/** The number of circuits of a room, or the rooms it shares one with. A choice that breaks a rule is refused. */
export function CircuitField({ room: { id, name }, design, found, engine, apply, onSay }: CircuitFieldProps) {
  const [refused, setRefused] = useState<{ why: string; of: Design } | null>(null)
  const panelsIn = (roomId: string) => found.get(roomId)?.panels.length ?? 0
  if (!engine || panelsIn(id) === 0) return null
  const options = optionsFor({ design, id, hasPanels: (other) => panelsIn(other) > 0 })
  const choose = (value: string) => {
    const option = options.find((one) => one.value === value)
    if (!option) return
    const why = engine.whyNotCircuits({ design, found, id, to: option.to })
    setRefused(why ? { why, of: design } : null)
    if (why) return onSay(why)
    apply({ type: 'set-circuits', id, to: option.to }, { says: `${name || 'The room'}: ${option.label.toLowerCase()}` })
  }
  return (
    <ChosenField
      className="col-span-2"
      label="Circuits"
      value={options.find(({ isChosen }) => isChosen)?.value ?? USUAL.value}
      options={options}
      error={refused?.of === design ? refused.why : undefined}
      onChoose={choose}
    />
  )
}

type CircuitOption = { value: string; label: string; to: WiringRequest; isChosen: boolean }

const USUAL = { value: 'usual', label: 'One, with others that fit', to: { as: 'usual' }, isChosen: false } as const

type OptionsInput = { design: Design; id: string; hasPanels: (roomId: string) => boolean }

function optionsFor({ design, id, hasPanels }: OptionsInput): CircuitOption[] {
  const chosen = choiceOf(design, id)
  const groups = wiringOf(design).circuits.filter(({ over }) => over === 1)
  const alone = design.rooms.filter((room) => !choiceOf(design, room.id) && hasPanels(room.id)).map((room) => [room.id])
  const shared = [...groups.map(({ rooms }) => rooms), ...alone].flatMap((rooms): CircuitOption[] => {
    const others = rooms.filter((other) => other !== id)
    const [first] = others
    if (first === undefined) return []
    const names = joinNames(others.map((other) => nameOfRoom(design, other)))
    const isChosen = rooms === chosen?.rooms
    return [{ value: `with ${first}`, label: `One with ${names}`, to: { as: 'shared', with: first }, isChosen }]
  })
  const split = CIRCUITS_OF_A_ROOM.map((over): CircuitOption => ({
    value: `over ${over}`,
    label: `Split over ${over}`,
    to: { as: 'split', over },
    isChosen: chosen?.over === over,
  }))
  return [USUAL, ...shared, ...split]
}
