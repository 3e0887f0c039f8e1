import type { Expired } from '@/lib/domain/assumptions/effective'
import { type HouseHeatLoss, houseOfRooms, sumOfRooms } from '@/lib/domain/building/heat-loss/house-heat-loss'
import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import { installedPrice } from '@/lib/domain/estimate/installed-price'
import { orderPrices } from '@/lib/domain/estimate/panels-needed'
import type { Project } from '@/lib/domain/estimate/project'
import { withoutRoomNames } from '@/lib/domain/estimate/without-room-names'
import { inOrder } from '@/lib/domain/quantity/evaluate'
import { derived, type Quantity } from '@/lib/domain/quantity/quantity'

import type { Basis } from '../engine/estimate-basis'
import { systemsWithoutPrice, type SystemWithoutPrice } from '../engine/missing-prices'
import { type ProjectCircuits, projectCircuits } from './project-circuits'
import { type ProjectYear, projectYear } from './project-year'
import { type RoomFigures, type RoomResult, roomResult } from './room-result'
import { type SharedSums, sharedSums } from './shared-sums'

/** Totals of all calculated rooms. */
export type ProjectTotals = Omit<HouseHeatLoss, 'rooms'> &
  Record<'ruleWatts' | 'needed' | 'given' | 'panels' | 'panelsAtStatedTemperature' | 'price', Quantity>

export type ProjectResult = {
  shared: SharedSums
  /** In project order. */
  rooms: readonly RoomResult[]
  /** Null if there are no rooms. */
  totals: ProjectTotals | null
  circuits: ProjectCircuits | null
  year: ProjectYear | null
  /** Every figure shown: `workingOf(quantities)` is the working of the whole project. */
  quantities: readonly Quantity[]
  /** Heating without a price from us, for which users may enter their own. */
  withoutPrice: readonly SystemWithoutPrice[]
  /** Expired prices. */
  expired: readonly Expired[]
  /** Identifies the result: see `calculationHash`. */
  hash: string
}

type Input = {
  project: Project
  /** The date, its prices and the panel on offer. */
  basis: Basis
  /** Calculates a room; a caching version (`rememberedRooms`) reuses unchanged results. */
  workOut?: typeof roomResult
  /** Precalculated shared results of the home. */
  shared?: SharedSums
}

/** Calculates a project: rooms by both methods, panels, circuits, supply, and annual cost and emissions. */
export function projectResult({
  project,
  basis,
  workOut = roomResult,
  shared = sharedSums({ ...project, basis }),
}: Input): ProjectResult {
  const rooms = project.rooms.map((room) => workOut({ room, shared }))
  const figures = rooms.filter((room): room is RoomFigures => room.ok)
  const inputs = { home: project.home, rooms: withoutRoomNames(project.rooms) }
  const withoutPrice = systemsWithoutPrice(basis)
  if (figures.length === 0) {
    const hash = calculationHash({ inputs, steps: [] })
    const nothing = { totals: null, circuits: null, year: null, quantities: [], expired: [] }
    return { shared, rooms, ...nothing, withoutPrice, hash }
  }
  const totals = totalsOf({ figures, shared })
  const circuits = projectCircuits({ rooms: figures, panels: totals.panels, shared })
  const year = projectYear({ coefficient: totals.coefficient, shared })
  const quantities = quantitiesOf({ figures, totals, circuits, year })
  const steps = inOrder(quantities)
  const used = new Set(steps.map(({ key }) => key))
  return {
    shared,
    rooms,
    totals,
    circuits,
    year,
    quantities,
    withoutPrice,
    expired: shared.effective.expired.filter(({ key }) => used.has(key)),
    hash: calculationHash({ inputs, steps }),
  }
}

function totalsOf({ figures, shared }: { figures: readonly RoomFigures[]; shared: SharedSums }): ProjectTotals {
  const { rooms: _, ...totals } = houseOfRooms(figures.map(({ loss }) => loss))
  const sum = (key: string, name: string, unit: string, of: readonly Quantity[]) =>
    sumOfRooms({ key: `house.${key}`, name, unit, of })
  const panels = sum(
    'panels',
    'Panels for the home',
    '',
    figures.map((room) => room.panels),
  )
  return {
    ...totals,
    ruleWatts: sum(
      'rule',
      'Power for the home by the rule of thumb',
      'W',
      figures.map(({ ruleWatts }) => ruleWatts),
    ),
    needed: sum(
      'needed',
      'Heat that the rooms need on a cold day',
      'W',
      figures.map(({ power }) => power),
    ),
    given: sum(
      'given',
      'Heat that panels can give in comfort on a cold day',
      'W',
      figures.map(({ given }) => given),
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

function priceOf({
  panels,
  shared: { panel, effective, withOwn },
}: {
  panels: Quantity
  shared: SharedSums
}): Quantity {
  return derived({
    key: 'house.price',
    name: 'Price of the panels, delivered and fitted',
    unit: 'p',
    inputs: [panels, ...withOwn(orderPrices({ panel, effective }))],
    formula: 'n × panel + delivery + n × installation',
    compute: (count, panelPence, deliveryPence, installPencePerPanel) =>
      installedPrice({ panels: count, panelPence, deliveryPence, installPencePerPanel }).pence,
  })
}

type Figures = {
  figures: readonly RoomFigures[]
  totals: ProjectTotals
  circuits: ProjectCircuits | null
  year: ProjectYear | null
}

function quantitiesOf({ figures, totals, circuits, year }: Figures): Quantity[] {
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
    ...(circuits ? [...Object.values(circuits.working), circuits.voltDrop, circuits.capacity, circuits.spare] : []),
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
