import type { Expired } from '@/lib/domain/assumptions/in-force'
import { houseOfRooms, sumOfRooms, type HouseHeatLoss } from '@/lib/domain/heat-loss/house-heat-loss'
import { installedPrice } from '@/lib/domain/payback/installed-price'
import type { Project } from '@/lib/domain/project/project'
import { inOrder } from '@/lib/domain/quantity/evaluate'
import { derived, type Quantity } from '@/lib/domain/quantity/quantity'
import { orderPrices } from '@/lib/domain/quick-estimate/panels-needed'

import type { Basis } from '../quick-calculation/estimate'
import { projectCircuits, type ProjectCircuits } from './project-circuits'
import { projectYear, type ProjectYear } from './project-year'
import { roomResult, type RoomFigures, type RoomResult } from './room-result'
import { sharedSums, type SharedSums } from './shared-sums'

/** The sums of all rooms that could be worked out. */
export type ProjectTotals = Omit<HouseHeatLoss, 'rooms'> &
  Record<'ruleWatts' | 'panels' | 'panelsAtStatedTemperature' | 'price', Quantity>

export type ProjectResult = {
  shared: SharedSums
  /** In the order of the project. */
  rooms: readonly RoomResult[]
  /** Null without any room. */
  totals: ProjectTotals | null
  circuits: ProjectCircuits | null
  year: ProjectYear | null
  /** Every figure that is shown: `workingOf(quantities)` is the working of the whole project. */
  quantities: readonly Quantity[]
  /** Prices whose period has ended. */
  expired: readonly Expired[]
}

type Asked = {
  project: Project
  /** The day, its prices and the panel on offer. */
  basis: Basis
  /** Works a room out; one that remembers (`rememberedRooms`) leaves alone what has not changed. */
  workOut?: typeof roomResult
  /** The sums of its home, where they are known already. */
  shared?: SharedSums
}

/** A project worked out: rooms by both methods, panels, circuits, supply, and a year's cost and carbon. */
export function projectResult({
  project,
  basis,
  workOut = roomResult,
  shared = sharedSums({ ...project, basis }),
}: Asked): ProjectResult {
  const rooms = project.rooms.map((room) => workOut({ room, shared }))
  const figures = rooms.filter((room): room is RoomFigures => room.ok)
  if (figures.length === 0)
    return { shared, rooms, totals: null, circuits: null, year: null, quantities: [], expired: [] }
  const totals = totalsOf({ figures, shared })
  const circuits = projectCircuits({ rooms: figures, panels: totals.panels, shared })
  const year = projectYear({ coefficient: totals.coefficient, shared })
  const quantities = quantitiesOf({ figures, totals, circuits, year })
  const used = new Set(inOrder(quantities).map(({ key }) => key))
  return {
    shared,
    rooms,
    totals,
    circuits,
    year,
    quantities,
    expired: shared.inForce.expired.filter(({ key }) => used.has(key)),
  }
}

function totalsOf({ figures, shared }: { figures: readonly RoomFigures[]; shared: SharedSums }): ProjectTotals {
  const { rooms: _, ...house } = houseOfRooms(figures.map(({ loss }) => loss))
  const sum = (key: string, name: string, unit: string, of: readonly Quantity[]) =>
    sumOfRooms({ key: `house.${key}`, name, unit, of })
  const panels = sum(
    'panels',
    'Panels for the home',
    '',
    figures.map((room) => room.panels),
  )
  return {
    ...house,
    ruleWatts: sum(
      'rule',
      'Power for the home by the short rule',
      'W',
      figures.map(({ ruleWatts }) => ruleWatts),
    ),
    panels,
    price: priceOf({ panels, shared }),
    panelsAtStatedTemperature: sum(
      'panels-at-stated-temperature',
      'Panels for the home at their stated temperature',
      '',
      figures.map((room) => room.panelsAtStatedTemperature),
    ),
  }
}

function priceOf({ panels, shared: { panel, inForce, withOwn } }: { panels: Quantity; shared: SharedSums }): Quantity {
  return derived({
    key: 'house.price',
    name: 'Price of the panels on the ceiling',
    unit: 'p',
    inputs: [panels, ...withOwn(orderPrices({ panel, inForce }))],
    formula: 'n × panel + delivery + n × installation',
    compute: (count, panelPence, deliveryPence, installPencePerPanel) =>
      installedPrice({ panels: count, panelPence, deliveryPence, installPencePerPanel }).pence,
  })
}

type Parts = {
  figures: readonly RoomFigures[]
  totals: ProjectTotals
  circuits: ProjectCircuits | null
  year: ProjectYear | null
}

function quantitiesOf({ figures, totals, circuits, year }: Parts): Quantity[] {
  return [
    ...figures.flatMap(({ loss, ruleWatts, panels, panelsAtStatedTemperature }) => [
      loss.heatLoss,
      loss.wattsPerM2,
      loss.reheat,
      ruleWatts,
      panels,
      panelsAtStatedTemperature,
    ]),
    ...Object.values(totals),
    ...(circuits ? [...Object.values(circuits.working), circuits.voltDrop, circuits.spare] : []),
    ...(year
      ? [
          year.alwaysWarm,
          ...year.systems.flatMap(({ pence, breakEven, carbonKg }) => [
            pence,
            breakEven,
            ...(carbonKg ? [carbonKg] : []),
          ]),
        ]
      : []),
  ]
}
