import { cableRoute } from '@/lib/domain/design/cable-route'
import { consumerUnitOf, panelPoint } from '@/lib/domain/design/consumer-unit'
import { type Design, roomOf } from '@/lib/domain/design/design'
import { wiringOf } from '@/lib/domain/design/wiring'
import { type BuildingNotice, buildingNotice } from '@/lib/domain/electrical/circuits/building-notice'
import { cableCapacityAmps, thinnestCable } from '@/lib/domain/electrical/circuits/cable-capacity'
import type { ScheduledCircuit, UnmetChoice } from '@/lib/domain/electrical/circuits/circuit-schedule'
import { BREAKER_AMPS } from '@/lib/domain/electrical/circuits/panel-limit'
import {
  checkSupply,
  demandWatts,
  type SupplyCheck,
  type Uncounted,
  uncountedLoads,
  wattsOf,
} from '@/lib/domain/electrical/circuits/supply-check'
import { type Cable, CABLES, voltDrop } from '@/lib/domain/electrical/circuits/volt-drop'
import type { ProjectHome } from '@/lib/domain/estimate/project'
import { OutOfRange } from '@/lib/domain/quantity/range-check'

import { circuitsOfPanels } from './circuits-of-panels'
import type { RoomDesign } from './room-design'

/** A circuit with the cable its drawn route requires. */
type DesignCircuit = ScheduledCircuit & {
  lengthM: number
  /** The thinnest that carries the breaker within the volt-drop limit; null if none up to 4 mm² does. */
  cableMm2: Cable['mm2'] | null
  /** I_z of that cable, or of the thickest, with the chosen grouping. */
  capacityAmps: number
  voltDropPercent: number
}

export type DesignElectrical = {
  circuits: readonly DesignCircuit[]
  /** Choices that the current panels do not allow. */
  unmet: readonly UnmetChoice[]
  /** Number of circuits whose cables run together; 1 if all run apart. */
  bunched: number
  breakerAmps: number
  /** The assumed installation method of the cables. */
  cableMethod: ProjectHome['cableMethod']
  mainFuseAmps: number
  supply: SupplyCheck
  uncounted: Uncounted
  notice: BuildingNotice
  /** The room of the consumer unit. */
  unit: { roomId: string; isAssumed: boolean }
  /** Rooms with panels and a bath or shower. */
  bathRooms: readonly string[]
}

type Input = {
  design: Design
  rooms: readonly RoomDesign[]
  circuits: readonly ScheduledCircuit[]
  unmet: readonly UnmetChoice[]
  home: ProjectHome
}

/** Cables, supply check and building notice of a design; null without panels, or beyond any home's supply. */
export function designElectrical(input: Input): DesignElectrical | null {
  try {
    return electricalOf(input)
  } catch (error) {
    if (error instanceof OutOfRange) return null
    throw error
  }
}

function electricalOf({ design, rooms, circuits, unmet, home }: Input): DesignElectrical | null {
  const unit = consumerUnitOf(design)
  if (!unit || circuits.length === 0) return null
  const placed = rooms.flatMap(({ id, panels }) => {
    const room = roomOf(design, id)
    if (!room || panels.length === 0) return []
    const numbers = circuitsOfPanels(circuits, id)
    return panels.map((panel, index) => ({
      room,
      circuit: numbers[index] ?? 1,
      point: panelPoint(design, room, panel),
    }))
  })
  const { bunched } = wiringOf(design)
  const supply = checkSupply({
    supplyAmps: home.mainFuseAmps,
    heatingWatts: circuits.reduce((sum, { load }) => sum + load.watts, 0),
    otherWatts: home.loads.map((load) => demandWatts({ load, watts: wattsOf(load) })),
  })
  const has = (...kinds: string[]) => placed.filter(({ room }) => kinds.includes(room.kind)).map(({ room }) => room)
  return {
    circuits: circuits.map((circuit, index) => {
      const to = placed.filter((panel) => panel.circuit === index + 1).map(({ point }) => point)
      const { lengthM } = cableRoute({ from: unit.point, to })
      return {
        ...circuit,
        lengthM,
        ...cableOf({ amps: circuit.load.amps, lengthM, method: home.cableMethod, bunched }),
      }
    }),
    unmet,
    bunched,
    breakerAmps: BREAKER_AMPS,
    cableMethod: home.cableMethod,
    mainFuseAmps: home.mainFuseAmps,
    supply,
    uncounted: uncountedLoads({ counted: home.loads, check: supply }),
    notice: buildingNotice({
      nation: home.nation,
      hasNewCircuit: true,
      hasNewConsumerUnit: false,
      isInBathZone: false, // zones are not drawn; see bathRooms
      isInKitchen: has('kitchen').length > 0,
      isOutdoors: false,
    }),
    unit: { roomId: unit.room.id, isAssumed: unit.isAssumed },
    bathRooms: [...new Set(has('bathroom', 'shower').map(({ id }) => id))],
  }
}

function cableOf({ amps, lengthM, ...installed }: Parameters<typeof thinnestCable>[0]) {
  const enough = thinnestCable({ amps, lengthM, ...installed })
  const cable = enough ?? CABLES[2]
  return {
    cableMm2: enough?.mm2 ?? null,
    capacityAmps: cableCapacityAmps({ ...installed, mm2: cable.mm2 }),
    voltDropPercent: voltDrop({ millivoltsPerAmpMetre: cable.millivoltsPerAmpMetre, amps, lengthM }).percent,
  }
}
