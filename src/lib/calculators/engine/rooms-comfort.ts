import type { EffectiveAssumptions } from '@/lib/domain/assumptions/effective'
import type { RoomHeatLoss } from '@/lib/domain/building/heat-loss/room-heat-loss'
import { usualWallKind } from '@/lib/domain/building/home/usual-fabric'
import type { AgeBand } from '@/lib/domain/building/u-values/age-bands'
import type { Construction } from '@/lib/domain/building/u-values/constructions'
import type { Nation } from '@/lib/domain/building/u-values/nations'
import { WALL_KINDS, type WallKind } from '@/lib/domain/building/u-values/walls'
import type { Improvable } from '@/lib/domain/estimate/comfort-measures'
import { type ComfortResult, comfortResult, type Improving } from '@/lib/domain/estimate/comfort-result'
import { isOwnFigure } from '@/lib/domain/estimate/own-figure-limits'
import { type OfferedPanel } from '@/lib/domain/estimate/panel-outputs'
import { orderPrices, panelPrices } from '@/lib/domain/estimate/panels-needed'
import { envelopeElementOf, type ProjectHome, type ProjectRoom } from '@/lib/domain/estimate/project'
import { evaluator, inOrder } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'

/** A calculated room of a project. */
type RoomFigures = Record<'panels' | 'power' | 'given', Quantity> & { room: ProjectRoom; loss: RoomHeatLoss }

/** What the rooms of a home share. */
type Shared = {
  ageBand: AgeBand
  nation: Nation
  home: Pick<ProjectHome, 'fabric'>
  panel: OfferedPanel
  effective: EffectiveAssumptions
  withOwn: <Value>(value: Value) => Value
}

type Input = {
  rooms: readonly RoomFigures[]
  shared: Shared
  /** A year with panels; null if it is unknown. */
  yearPence: number | null
}

/** What panels can do for the rooms of a project. */
export function roomsComfort({ rooms, shared, yearPence }: Input): ComfortResult {
  const { panel, effective, withOwn } = shared
  return comfortResult({
    rooms: rooms.map(({ panels, power, given }) => ({
      panels: panels.value,
      neededWatts: power.value,
      givenWatts: given.value,
    })),
    prices: panelPrices(withOwn(orderPrices({ panel, effective }))),
    yearPence,
    improving: () => improving(rooms, shared),
  })
}

/** How measures change the calculated rooms of a project. */
export function improving(rooms: readonly RoomFigures[], shared: Shared): Improving {
  const roots = rooms.flatMap(({ panels, power, given, loss }) => [panels, power, given, loss.outerCoefficient])
  const run = evaluator(roots)
  const lossOf = (values: readonly number[]) => sumOf(rooms.map((_, index) => values[4 * index + 3] ?? NaN))
  const lossNow = lossOf(roots.map(({ value }) => value))
  const floor = inOrder(roots).find((quantity) => quantity.key === FLOOR && !isOwnFigure(quantity))
  const parts: Part[] = partsOf(rooms, shared)
  if (floor) parts.push({ of: 'floor', key: FLOOR, now: floor.value })
  return {
    changesOf: (measure, before) =>
      Object.fromEntries(
        parts
          .filter(({ of }) => of === measure.of)
          .map(({ key, now, wallKind = usualWallKind(shared.ageBand) }) => [
            key,
            measure.to(before[key] ?? now, { ageBand: shared.ageBand, nation: shared.nation, wallKind }),
          ]),
      ),
    improved: (changes) => {
      const values = run(changes)
      return {
        rooms: rooms.map((_, index) => {
          const [panels = NaN, neededWatts = NaN, givenWatts = NaN] = values.slice(4 * index)
          return { panels, neededWatts, givenWatts }
        }),
        ratio: lossOf(values) / lossNow,
      }
    },
  }
}

/** A quantity that a measure may improve. */
type Part = { of: Improvable; key: string; now: number; wallKind?: WallKind | undefined }

/** The same in all rooms. */
const FLOOR = 'home.floor.resistance'

/** Air changes and outer parts, except those that the user has entered. */
function partsOf(rooms: readonly RoomFigures[], { home }: Shared): Part[] {
  return rooms.flatMap(({ room, loss }) => [
    ...(room.airChangesPerHour === null
      ? [{ of: 'air', key: loss.airChanges.key, now: loss.airChanges.value } as const]
      : []),
    ...room.elements.flatMap(({ kind, construction, beyond }, index): Part[] => {
      const u = loss.room.elements[index]?.u
      if (!u || construction === 'own' || beyond !== 'outside') return []
      const chosen = construction === 'home' ? home.fabric[envelopeElementOf(kind)] : construction
      const of = improvable(chosen)
      return of ? [{ of, key: u.key, now: u.value, wallKind: wallKindOf(chosen) }] : []
    }),
  ])
}

function improvable(construction: Construction): Improvable | null {
  if (construction.startsWith('wall.')) return 'wall'
  if (construction.startsWith('window.')) return 'window'
  return construction === 'roof.pitched' || construction.startsWith('roof.loft-') ? 'roof' : null
}

const THICKNESS = /-\d+$/

/** Undefined for a wall as usual, and for other parts. */
const wallKindOf = (construction: Construction): WallKind | undefined =>
  WALL_KINDS.find(({ value }) => construction.replace(THICKNESS, '') === `wall.${value}`)?.value

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
