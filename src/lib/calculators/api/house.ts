import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import { effectiveAssumptions } from '@/lib/domain/assumptions/effective'
import { annualHeat } from '@/lib/domain/building/heat-loss/annual-heat'
import { houseHeatLoss } from '@/lib/domain/building/heat-loss/house-heat-loss'
import { roomHeatLoss } from '@/lib/domain/building/heat-loss/room-heat-loss'
import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { installedPrice } from '@/lib/domain/estimate/installed-price'
import { orderPrices, panelPrices } from '@/lib/domain/estimate/panels-needed'
import { compareHouseWithRule } from '@/lib/domain/estimate/rule-compared'
import { assumed } from '@/lib/domain/quantity/common-sources'
import { given } from '@/lib/domain/quantity/quantity'

import { type Basis, panelRated } from '../engine/estimate-basis'
import { withAdjoiningRooms } from './adjoining-rooms'
import { type HomeInput, homeOf } from './home'
import { calculated, type Refusal, withWorking } from './result'
import { roomFields, type RoomInput, roomOf, roomResult } from './room'

type HouseInput = { home: HomeInput; rooms: readonly RoomInput[]; panelWatts?: number | undefined; basis: Basis }

/** Heating demand in every hour of the year. */
export const ALWAYS_WARM = given({
  key: 'use.always-warm',
  name: 'Heat asked for in a home that is always warm',
  unit: '',
  value: 1,
  source: assumed('All rooms, day and night'),
})

/** A home's heat loss on a cold day, and its annual heat if the postcode area is given. */
export function calculateHouse(input: HouseInput) {
  const calculation = calculated({
    fields: { floorAreaM2: 'rooms', heatLossWPerK: 'rooms', watts: 'rooms' },
    calculate: () => homeResult(input),
  })
  if (calculation.ok) return calculation
  const errors = refusalsOfRooms(input)
  return errors.length > 0 ? { ok: false as const, errors } : calculation
}

function homeResult({ home, rooms: roomInputs, basis, panelWatts = basis.panel.powerWatts }: HouseInput) {
  const { conditions, climate } = homeOf(home)
  const linked = withAdjoiningRooms({ rooms: roomInputs, ageBand: home.ageBand })
  const losses = houseHeatLoss({ rooms: linked.map((room) => roomOf({ asked: room, home })), conditions })
  const { heatLoss, coefficient, wattsPerM2, floorArea, reheat } = losses
  const annual = climate && annualHeat({ coefficient, degreeDays: degreeDaysToday(climate), useFactor: ALWAYS_WARM })
  const rooms = losses.rooms.map((loss) => roomResult({ loss, home, conditions, panelWatts, basis }))
  const total = (of: (room: (typeof rooms)[number]['fitted']) => number) =>
    rooms.reduce((sum, { fitted: room }) => sum + of(room), 0)
  const fitted = {
    panels: total(({ panels }) => panels),
    givenWatts: total(({ givenWatts }) => givenWatts),
    restWatts: total(({ restWatts }) => restWatts),
  }
  const compared = compareHouseWithRule(rooms.map((room) => room.compared))
  const result = {
    heatLossWatts: heatLoss.value,
    wattsPerKelvin: coefficient.value,
    wattsPerM2: wattsPerM2.value,
    floorAreaM2: floorArea.value,
    reheatWatts: reheat.value,
    alwaysWarmKwh: annual?.value ?? null,
    compared,
    fitted,
    pricePence: priceOf({ panels: fitted.panels, panelWatts, basis }),
    rooms,
  }
  return withWorking(result, [heatLoss, wattsPerM2, reheat, ...(annual ? [annual] : [])])
}

/** The same order price as in the calculators, for the panel with that power; null if none on offer has it. */
function priceOf({ panels, panelWatts, basis }: { panels: number; panelWatts: number; basis: Basis }): number | null {
  const { numbers, date } = basis
  const panel = panelRated({ basis, watts: panelWatts })
  const effective = effectiveAssumptions({ assumptions: assumptionsFor({ numbers, region: null }), date })
  if (!effective.ok || panelWatts !== panel.powerWatts) return null
  return installedPrice({ panels, ...panelPrices(orderPrices({ panel, effective })) }).pence
}

/** Finds the rooms at fault after a home was rejected: the total over all rooms does not identify them. */
function refusalsOfRooms({ home, rooms }: HouseInput): Refusal[] {
  const { conditions } = homeOf(home)
  return withAdjoiningRooms({ rooms, ageBand: home.ageBand }).flatMap((asked, index) => {
    const room = calculated({
      fields: roomFields(`rooms.${index}`),
      calculate: () => roomHeatLoss({ room: roomOf({ asked, home }), conditions }),
    })
    return room.ok ? [] : room.errors
  })
}
