import { type Design, type DesignRoom, lockedOf, planOf, roomOf } from '@/lib/domain/design/design'
import { occupiedGrid } from '@/lib/domain/panel-layout/evenness'
import { type Layout, layOutIn } from '@/lib/domain/panel-layout/lay-out'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'
import { writtenNumber } from '@/lib/format/written-number'

import type { Basis } from '../engine/estimate-basis'
import { comfortValues, feltAt } from './comfort-values'
import { USUAL_VIEW } from './comfort-view'
import { designCalculator, type DesignResult } from './design-result'
import type { RoomDesign } from './room-design'
import { wattsWords } from './words'

type Way = 'tidy' | 'warmest' | 'fewest'

/** One way to lay out the panels of a room, as plain data that a worker can post. */
export type CeilingChoice = {
  way: Way
  panels: readonly PlanRectangle[]
  watts: number
  /** Of the panels with fitting, without delivery, which the home pays once. */
  pricePence: number
  /** What the panels add where they add least, K; null if the ceiling is too low for a seated person. */
  coldestK: number | null
  /** Whether the room gets this layout anyway, unless someone moves a panel. */
  isUsual: boolean
}

/** A smaller difference cannot be felt, and our figures are not that precise. */
const LEAST_K = 0.05

type Input = { design: Design; id: string; basis: Basis }

/**
 * The tidy, the warmest and the smallest layout of a room; empty if it cannot be calculated. The warmest is left out if
 * the tidy one is as warm, and the smallest if it has as many panels. Throws OutOfRange.
 */
export function ceilingChoices({ design, id, basis }: Input): CeilingChoice[] {
  const drawn = roomOf(design, id)
  if (!drawn) return []
  const room = { ...drawn, panels: null }
  const { result } = designCalculator(basis)
  const [found] = result({ ...design, rooms: [room] }).rooms
  if (!found) return []
  const input = { ...found, plan: planOf(room), allowed: found.allowedPanels, locked: lockedOf(room) }
  const layouts: Record<Way, Layout> = {
    tidy: layOutIn('tidy', input),
    warmest: layOutIn('even', input),
    fewest: layOutIn('tidy', { ...input, loadWatts: found.heatLossWatts }),
  }
  const choices = (['tidy', 'warmest', 'fewest'] as const).flatMap((way): CeilingChoice[] => {
    const layout = layouts[way]
    if (!layout.ok) return []
    const { panels, watts } = layout
    const coldestK = leastRiseK(room, { ...found, panels })
    const { price } = result({ ...design, rooms: [{ ...room, panels }] })
    return [{ way, panels, watts, pricePence: fittedPence(price), coldestK, isUsual: isSame(panels, found.panels) }]
  })
  const tidy = choices.find(({ way }) => way === 'tidy')
  return choices.filter((choice) => !tidy || choice === tidy || isOther(choice, tidy))
}

const isOther = ({ way, watts, coldestK }: CeilingChoice, tidy: CeilingChoice) =>
  way === 'warmest' ? watts > tidy.watts || (coldestK ?? 0) > (tidy.coldestK ?? 0) + LEAST_K : watts < tidy.watts

const fittedPence = (price: DesignResult['price']) =>
  (price?.lines ?? []).reduce(
    (sum, { kind, pence }) => (kind === 'panels' || kind === 'fitting' ? sum + (pence ?? 0) : sum),
    0,
  )

/** What the panels add where people stay, at the place where they add least. */
function leastRiseK(room: DesignRoom, found: RoomDesign): number | null {
  const values = comfortValues({ room, found, view: USUAL_VIEW })
  if (!values) return null
  const { cells, columns, cellMm, westMm, southMm } = occupiedGrid(planOf(room))
  return cells.reduce((least, cell) => {
    const at = {
      xMm: westMm + ((cell % columns) + 0.5) * cellMm,
      yMm: southMm + (Math.floor(cell / columns) + 0.5) * cellMm,
    }
    return Math.min(least, feltAt(values, at)?.riseK ?? Infinity)
  }, Infinity)
}

const isSame = (one: readonly PlanRectangle[], other: readonly PlanRectangle[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const WORDS: Readonly<Record<Way, { name: string; what: string }>> = {
  tidy: { name: 'Tidy', what: 'In rows that share their lines.' },
  warmest: { name: 'Warmest', what: 'Wherever the heat is most even.' },
  fewest: { name: 'Fewest', what: 'Tidy, for the calculated heat loss alone.' },
}

/** A choice in words, with what it costs in comparison with the warmest. */
export function choiceWords(choice: CeilingChoice, choices: readonly CeilingChoice[]) {
  const warmest = choices.find(({ way }) => way === 'warmest') ?? choices[0] ?? choice
  const lessWatts = warmest.watts - choice.watts
  const lessK = (warmest.coldestK ?? 0) - (choice.coldestK ?? 0)
  const costs = [
    ...(lessWatts > 0 ? [`${wattsWords(lessWatts)} less`] : []),
    ...(lessK >= LEAST_K ? [`${writtenNumber(lessK, { most: 1 })} K less where it is coolest`] : []),
  ]
  return {
    ...WORDS[choice.way],
    size: `${counted(choice.panels.length, 'panel')}, ${wattsWords(choice.watts)}, ${pounds(choice.pricePence)} fitted`,
    cost: choice === warmest ? null : costs.length > 0 ? `${costs.join(', ')}.` : 'As warm as the warmest.',
  }
}
