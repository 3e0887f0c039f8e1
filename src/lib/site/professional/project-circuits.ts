import { buildingNotice, type BuildingNotice } from '@/lib/domain/circuits/building-notice'
import { scheduleCircuits, type ScheduledCircuit } from '@/lib/domain/circuits/circuit-schedule'
import { circuitsWorking, type CircuitsWorking } from '@/lib/domain/circuits/circuits-working'
import { loadQuantity, spareWorking, voltDropWorking } from '@/lib/domain/circuits/load-working'
import { checkSupply, type SupplyCheck } from '@/lib/domain/circuits/supply-check'
import { thinnestCable, VOLT_DROP_LIMIT_PERCENT, type Cable } from '@/lib/domain/circuits/volt-drop'
import type { RoomKind } from '@/lib/domain/heat-loss/room-kinds'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { OutOfRange } from '@/lib/domain/quantity/range-check'

import { answered } from '../calculations/calculated'
import type { RoomFigures } from './room-result'
import type { SharedSums } from './shared-sums'

export type ProjectCircuits = {
  /** On a breaker of 16 A each, the fullest first. */
  schedule: readonly ScheduledCircuit[]
  working: CircuitsWorking
  /** Per cent at the end of the fullest circuit. */
  voltDrop: Quantity
  isVoltDropWithinLimit: boolean
  /** The thinnest cable within the limit at that length; null if none of ours is. */
  thinnestMm2: Cable['mm2'] | null
  supply: SupplyCheck
  /** A left with everything on; less than nought where the supply is too small. */
  spare: Quantity
  notice: BuildingNotice
  /** The rooms with a bath or shower that panels hang in, by name. */
  bathRooms: readonly string[]
}

const BATH_ROOM_KINDS: readonly RoomKind[] = ['bathroom', 'shower']

type Asked = { rooms: readonly RoomFigures[]; panels: Quantity; shared: SharedSums }

/** The circuits of a project's panels, what they draw and whether cable and supply carry it; null for no panels, or more than any supply carries. */
export function projectCircuits(asked: Asked): ProjectCircuits | null {
  if (asked.panels.value === 0) return null
  try {
    return circuitsOf(asked)
  } catch (error) {
    if (error instanceof OutOfRange) return null
    throw error
  }
}

function circuitsOf({ rooms, panels, shared: { home, outputs, nation, withOwn } }: Asked): ProjectCircuits {
  const panelWatts = outputs.rated
  const { mainFuseAmps, loads, cableMm2, cableLengthM } = home
  const working = circuitsWorking({ panels, panelWatts })
  const length = answered({ key: 'cable.length', name: 'Length of the cable', unit: 'm', value: cableLengthM })
  const voltDrop = voltDropWorking({ amps: working.circuitAmps, length, mm2: cableMm2 })
  const fuse = answered({ key: 'supply.main-fuse', name: 'Rating of the main fuse', unit: 'A', value: mainFuseAmps })
  const others = withOwn(loads.map(loadQuantity))
  return {
    schedule: scheduleCircuits({
      rooms: rooms.map(({ room, panels: own }) => ({ id: room.id, panels: own.value })),
      panelWatts: panelWatts.value,
    }),
    working,
    voltDrop,
    isVoltDropWithinLimit: voltDrop.value <= VOLT_DROP_LIMIT_PERCENT,
    thinnestMm2: thinnestCable({ amps: working.circuitAmps.value, lengthM: cableLengthM })?.mm2 ?? null,
    supply: checkSupply({
      supplyAmps: mainFuseAmps,
      heatingWatts: working.heatingWatts.value,
      otherWatts: others.map(({ value }) => value),
    }),
    spare: spareWorking({ fuse, heatingAmps: working.heatingAmps, loads: others }),
    notice: buildingNotice({
      nation,
      hasNewCircuit: true,
      hasNewConsumerUnit: false,
      isInBathZone: false, // where a panel hangs is not asked; see bathRooms
      isInKitchen: rooms.some(({ room, panels: own }) => room.kind === 'kitchen' && own.value > 0),
      isOutdoors: false,
    }),
    bathRooms: rooms.flatMap(({ room, panels: own }) =>
      BATH_ROOM_KINDS.includes(room.kind) && own.value > 0 ? [room.name] : [],
    ),
  }
}
