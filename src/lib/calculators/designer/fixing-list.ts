import { type Design, roomName, roomOf } from '@/lib/domain/design/design'
import { type PanelFixing, panelFixing } from '@/lib/domain/design/panel-fixing'
import { toCsv } from '@/lib/domain/text/write-csv'

import { circuitsOfPanels } from './circuits-of-panels'
import type { DesignResult } from './design-result'

/** A panel by its number in the whole design, counted from 1, with its circuit. */
export type FixedPanel = PanelFixing & { number: number; circuit: number }
export type RoomFixings = { id: string; name: string; storey: number; heightMm: number; panels: FixedPanel[] }

type Designed = { design: Design; result: Pick<DesignResult, 'rooms' | 'circuits'> }

/** Where to fix every panel, by room. */
export function fixingList({ design, result }: Designed): RoomFixings[] {
  const circuitsOf = new Map(result.rooms.map(({ id }) => [id, circuitsOfPanels(result.circuits, id)]))
  const numbers = firstNumbers(result.rooms)
  return result.rooms.flatMap(({ id, panels }) => {
    const room = roomOf(design, id)
    if (!room || panels.length === 0) return []
    const circuits = circuitsOf.get(id) ?? []
    const fixed = panels.map((panel, index) => ({
      ...panelFixing({ room, panel }),
      number: (numbers.get(id) ?? 1) + index,
      circuit: circuits[index] ?? 1,
    }))
    return [{ id, name: roomName(room), storey: room.storey, heightMm: room.heightMm, panels: fixed }]
  })
}

/** 'P3': the prefix distinguishes panels from corners, which have plain numbers on the plan. */
export const panelName = (number: number) => `P${number}`

/** The number of each room's first panel, by room id. Panels are numbered through the whole design, from 1. */
export function firstNumbers(rooms: DesignResult['rooms']): Map<string, number> {
  let next = 1
  return new Map(
    rooms.map(({ id, panels }) => {
      const first = next
      next += panels.length
      return [id, first]
    }),
  )
}

const HEADINGS = [
  'Panel',
  'Room',
  'Storey',
  'Circuit',
  'To left wall, mm',
  'To right wall, mm',
  'To top wall, mm',
  'To bottom wall, mm',
  'Length, mm',
  'Width, mm',
  'Joists from its left or bottom edge, mm',
  'Ceiling height, mm',
]

/** The list as CSV; left, right, top and bottom as on the plan. */
export const fixingCsv = (rooms: readonly RoomFixings[]): string =>
  toCsv([
    HEADINGS,
    ...rooms.flatMap(({ name, storey, heightMm, panels }) =>
      panels.map(({ number, circuit, toWallMm, panel, joistsMm }) => [
        panelName(number),
        name,
        storey,
        circuit,
        toWallMm.west,
        toWallMm.east,
        toWallMm.north,
        toWallMm.south,
        panel.eastMm - panel.westMm,
        panel.northMm - panel.southMm,
        joistsMm.join(' '),
        heightMm,
      ]),
    ),
  ])
