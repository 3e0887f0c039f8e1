import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import { type BuildingNotice, buildingNotice } from '@/lib/domain/electrical/circuits/building-notice'
import { thinnestCable } from '@/lib/domain/electrical/circuits/cable-capacity'
import { scheduleCircuits, type ScheduledCircuit } from '@/lib/domain/electrical/circuits/circuit-schedule'
import { type CircuitsWorking, circuitsWorking } from '@/lib/domain/electrical/circuits/circuits-working'
import {
  capacityQuantity,
  loadQuantity,
  spareWorking,
  voltDropWorking,
} from '@/lib/domain/electrical/circuits/load-working'
import { BREAKER_AMPS, panelLimit } from '@/lib/domain/electrical/circuits/panel-limit'
import {
  checkSupply,
  type SupplyCheck,
  type Uncounted,
  uncountedLoads,
} from '@/lib/domain/electrical/circuits/supply-check'
import { type Cable, VOLT_DROP_LIMIT_PERCENT } from '@/lib/domain/electrical/circuits/volt-drop'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { OutOfRange } from '@/lib/domain/quantity/range-check'

import { inputQuantity } from '../api/result'
import type { RoomFigures } from './room-result'
import type { SharedSums } from './shared-sums'

export type ProjectCircuits = {
  /** 16 A circuits, fullest first. */
  schedule: readonly ScheduledCircuit[]
  working: CircuitsWorking
  /** Per cent at the end of the fullest circuit. */
  voltDrop: Quantity
  isVoltDropWithinLimit: boolean
  /** Current-carrying capacity as installed, A. */
  capacity: Quantity
  /** Whether the capacity covers the breaker rating. */
  carriesBreaker: boolean
  /** The thinnest cable that carries the breaker within the volt-drop limit; null if none does. */
  thinnestMm2: Cable['mm2'] | null
  supply: SupplyCheck
  uncounted: Uncounted
  /** A left with everything on; negative if the supply is too small. */
  spare: Quantity
  notice: BuildingNotice
  /** Names of rooms with panels and a bath or shower. */
  bathRooms: readonly string[]
}

const BATH_ROOM_KINDS: readonly RoomKind[] = ['bathroom', 'shower']

type Input = { rooms: readonly RoomFigures[]; panels: Quantity; shared: SharedSums }

/**
 * Circuits, load, cable and supply checks for a project's panels; null for no panels, or more than any supply carries.
 */
export function projectCircuits(input: Input): ProjectCircuits | null {
  if (input.panels.value === 0) return null
  try {
    return circuitsOf(input)
  } catch (error) {
    if (error instanceof OutOfRange) return null
    throw error
  }
}

function circuitsOf({ rooms, panels, shared: { home, outputs, nation, panel, withOwn } }: Input): ProjectCircuits {
  const panelWatts = outputs.rated
  const { mainFuseAmps, loads, cableMm2, cableMethod, cableLengthM } = home
  const working = circuitsWorking({
    panels,
    panelWatts,
    limit: panelLimit(panel),
    rooms: rooms.map((room) => room.panels),
  })
  const capacity = capacityQuantity({ mm2: cableMm2, method: cableMethod })
  const length = inputQuantity({ key: 'cable.length', name: 'Length of the cable', unit: 'm', value: cableLengthM })
  const voltDrop = voltDropWorking({ amps: working.circuitAmps, length, mm2: cableMm2 })
  const fuse = inputQuantity({
    key: 'supply.main-fuse',
    name: 'Rating of the main fuse',
    unit: 'A',
    value: mainFuseAmps,
  })
  const others = withOwn(loads.map(loadQuantity))
  const supply = checkSupply({
    supplyAmps: mainFuseAmps,
    heatingWatts: working.heatingWatts.value,
    otherWatts: others.map(({ value }) => value),
  })
  return {
    schedule: scheduleCircuits({
      rooms: rooms.map(({ room, panels: own }) => ({ id: room.id, panels: own.value })),
      panelWatts: panelWatts.value,
      limit: panel.panelsPer16aMax,
    }),
    working,
    voltDrop,
    isVoltDropWithinLimit: voltDrop.value <= VOLT_DROP_LIMIT_PERCENT,
    capacity,
    carriesBreaker: capacity.value >= BREAKER_AMPS,
    thinnestMm2:
      thinnestCable({ amps: working.circuitAmps.value, lengthM: cableLengthM, method: cableMethod })?.mm2 ?? null,
    supply,
    uncounted: uncountedLoads({ counted: loads, check: supply }),
    spare: spareWorking({ fuse, heatingAmps: working.heatingAmps, loads: others }),
    notice: buildingNotice({
      nation,
      hasNewCircuit: true,
      hasNewConsumerUnit: false,
      isInBathZone: false, // panel positions are unknown; see bathRooms
      isInKitchen: rooms.some(({ room, panels: own }) => room.kind === 'kitchen' && own.value > 0),
      isOutdoors: false,
    }),
    bathRooms: rooms.flatMap(({ room, panels: own }) =>
      BATH_ROOM_KINDS.includes(room.kind) && own.value > 0 ? [room.name] : [],
    ),
  }
}
