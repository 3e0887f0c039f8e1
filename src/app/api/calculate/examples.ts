import type { z } from 'zod'

import type { circuitsQuestionSchema } from '@/lib/schemas/calculate/circuits'
import type { comfortQuestionSchema } from '@/lib/schemas/calculate/comfort'
import type { houseQuestionSchema } from '@/lib/schemas/calculate/house'
import type { quickEstimateSchema } from '@/lib/schemas/calculate/quick-estimate'
import type { roomQuestionSchema } from '@/lib/schemas/calculate/room'
import type { runningCostQuestionSchema } from '@/lib/schemas/calculate/running-cost'

export const QUICK = {
  postcode: 'SN',
  type: 'semi',
  area: 93,
  built: '1976-1982',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
} satisfies z.input<typeof quickEstimateSchema>

/** A corner living room with solid brick walls. */
export const ROOM = {
  home: { ageBand: 'C', outdoor: { from: 'value', outdoorC: -2.2 } },
  room: {
    id: 'lounge',
    name: 'the lounge',
    kind: 'living',
    floorAreaM2: 20,
    heightM: 2.4,
    elements: [
      {
        id: 'wall-south',
        name: 'Wall to the street',
        kind: 'wall',
        areaM2: 9.6,
        u: { from: 'walls', construction: 'solid-brick' },
      },
      { id: 'wall-west', kind: 'wall', areaM2: 9.6, u: { from: 'value', wattsPerM2K: 1.5 } },
      { id: 'window', kind: 'window', areaM2: 2.4, u: { from: 'windows', glazing: 'double-12mm' } },
      {
        id: 'floor',
        kind: 'floor',
        areaM2: 20,
        u: { from: 'ground-floors', floorAreaM2: 45, perimeterM: 20 },
        beyond: { space: 'ground' },
      },
    ],
  },
} satisfies z.input<typeof roomQuestionSchema>

export const HOUSE = {
  home: {
    nation: 'england',
    ageBand: 'C',
    outdoor: { from: 'postcode-area', area: 'SN' },
    air: { method: 'current', draughtiness: 'draughty' },
  },
  rooms: [
    ROOM.room,
    {
      id: 'bedroom',
      kind: 'bedroom',
      floorAreaM2: 14,
      heightM: 2.4,
      elements: [
        { id: 'wall', kind: 'wall', areaM2: 8, u: { from: 'walls', construction: 'solid-brick' } },
        { id: 'window', kind: 'window', areaM2: 1.6, u: { from: 'windows', glazing: 'double-12mm' } },
        { id: 'loft', kind: 'roof', areaM2: 14, u: { from: 'lofts', insulationMm: 270 } },
      ],
    },
  ],
} satisfies z.input<typeof houseQuestionSchema>

export const COMFORT = {
  room: { lengthM: 5, widthM: 4, heightM: 2.4 },
  airC: 20,
  outdoorC: -2.2,
  wattsPerM2K: { floor: 0.7, south: 1.5, west: 1.5 },
  windows: [{ piece: { on: 'south', xM: [1.5, 3.5], zM: [0.9, 2.1] }, wattsPerM2K: 2.8 }],
  panels: [
    { on: 'ceiling', xM: [0.4, 1.6], yM: [0.7, 1.3] },
    { on: 'ceiling', xM: [3.4, 4.6], yM: [2.7, 3.3] },
  ],
  point: { xM: 1, yM: 1, zM: 0.6 },
  person: { met: 1.2, clo: 1 },
} satisfies z.input<typeof comfortQuestionSchema>

export const CIRCUITS = {
  panels: 20,
  cable: { mm2: 2.5, lengthM: 18 },
  supply: { mainFuseAmps: 80, loads: ['everyday', 'oven-and-hob', 'shower'] },
  work: {
    nation: 'wales',
    hasNewCircuit: true,
    hasNewConsumerUnit: false,
    isInBathZone: false,
    isInKitchen: false,
    isOutdoors: false,
  },
} satisfies z.input<typeof circuitsQuestionSchema>

export const RUNNING_COST = {
  alwaysWarmKwh: 12_000,
  occupancy: 'mornings-and-evenings',
  pricesOn: '2026-11-20',
  prices: { lpg: 9.5 },
} satisfies z.input<typeof runningCostQuestionSchema>
