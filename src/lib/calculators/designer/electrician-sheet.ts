import { type Design, nameOfRoom, roomOf } from '@/lib/domain/design/design'
import { wiringOf } from '@/lib/domain/design/wiring'
import { choiceWords } from '@/lib/domain/design/wiring-changes'
import { INSTALLATION_METHODS, thinnestBunched } from '@/lib/domain/electrical/circuits/cable-capacity'
import { groupingFactor } from '@/lib/domain/electrical/circuits/grouping'
import { VOLT_DROP_LIMIT_PERCENT } from '@/lib/domain/electrical/circuits/volt-drop'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'
import { writtenNumber } from '@/lib/format/written-number'

import { formatNotice, formatUncounted, SUPPLY_LABELS } from '../professional/format-circuits'
import { unmetNotes } from './circuit-words'
import type { DesignElectrical } from './design-electrical'
import type { DesignResult } from './design-result'
import { panelName, type RoomFixings } from './fixing-list'
import { storeyName, wattsWords } from './words'

/** A table as text, identical on screen and in the PDF. */
export type SheetTable = { columns: readonly string[]; rows: readonly (readonly string[])[] }

export const TO_VERIFY = 'A proposal for an electrician to verify.'

export const CHECKS = [
  'Textured coating from before 2000 can contain asbestos: have it tested before drilling.',
  'Find the joists and check their centres and direction against the plan.',
  'Check for cables and pipes above the ceiling wherever a screw goes in.',
  'Note the insulation above: a cable under it carries less, so In ≤ Iz is worked out with it.',
  'Check the supply, the earthing and the free ways in the consumer unit.',
  'A new circuit is notifiable work in England and Wales.',
] as const

const FIXING_COLUMNS = ['Panel', 'Circuit', 'Left', 'Right', 'Top', 'Bottom', 'Joists'] as const

/** Fixing positions of a room's panels, mm. */
export const fixingTable = ({ panels }: RoomFixings): SheetTable => ({
  columns: FIXING_COLUMNS,
  rows: panels.map(({ number, circuit, toWallMm, joistsMm }) => [
    panelName(number),
    String(circuit),
    ...[toWallMm.west, toWallMm.east, toWallMm.north, toWallMm.south].map(String),
    joistsMm.join(', ') || 'not drawn',
  ]),
})

const ROOM_COLUMNS = ['Room', 'Storey', 'Floor', 'Needs', 'Panels', 'Short by'] as const

/** The rooms with their heat demand and panels. */
export const roomTable = ({ design, result }: { design: Design; result: Pick<DesignResult, 'rooms'> }): SheetTable => ({
  columns: ROOM_COLUMNS,
  rows: result.rooms.map(({ id, floorAreaM2, loadWatts, panels, shortfallWatts, otherWatts }) => [
    nameOfRoom(design, id),
    storeyName(roomOf(design, id)?.storey ?? 0),
    `${floorAreaM2.toFixed(1)} m²`,
    wattsWords(loadWatts),
    String(panels.length),
    shortfallWatts + otherWatts > 0 ? wattsWords(shortfallWatts + otherWatts) : 'nothing',
  ]),
})

const CIRCUIT_COLUMNS = ['Circuit', 'Rooms', 'Panels', 'Load', 'Breaker', 'Cable', 'Iz', 'Length', 'Drop'] as const

type Designed = { design: Design; result: Pick<DesignResult, 'electrical' | 'product'> }

/** Every circuit with its breaker, cable, length and volt drop; null without panels. */
export function circuitTable({
  design,
  result: { electrical },
}: {
  design: Design
  result: Pick<DesignResult, 'electrical'>
}): SheetTable | null {
  if (!electrical) return null
  const { breakerAmps, circuits } = electrical
  return {
    columns: CIRCUIT_COLUMNS,
    rows: circuits.map(({ rooms, panels, load, cableMm2, capacityAmps, lengthM, voltDropPercent }, index) => [
      String(index + 1),
      rooms.map((room) => `${nameOfRoom(design, room.id)} (${room.panels})`).join(', '),
      String(panels),
      `${load.amps.toFixed(1)} A`,
      `${breakerAmps} A`,
      cableMm2 === null ? 'over 4 mm²' : `${cableMm2} mm²`,
      amps(capacityAmps),
      `${lengthM} m`,
      `${voltDropPercent.toFixed(1)}%`,
    ]),
  }
}

/** Notes on the circuits: a chosen panel, cable, supply, network operator, building notice and wet rooms. */
export function electricianNotes({ design, result: { electrical, product } }: Designed): string[] {
  if (!electrical) return []
  const { circuits, breakerAmps, cableMethod, mainFuseAmps, supply, uncounted, unit, bathRooms } = electrical
  const method = labelOf(INSTALLATION_METHODS, cableMethod).toLowerCase()
  const carries = circuits.every(({ capacityAmps }) => breakerAmps <= capacityAmps)
  return [
    ...(design.home.panel
      ? [
          `${product.name}: by the manufacturer’s limit, no more than ${counted(product.panelsPer16aMax, 'panel')} on a ${breakerAmps} A breaker.`,
        ]
      : []),
    `In ≤ Iz: ${carries ? 'each cable carries' : 'not every cable carries'} at least its ${breakerAmps} A breaker, ${method} (method ${cableMethod}). The volt drop allowed is ${VOLT_DROP_LIMIT_PERCENT}%.`,
    ...bunchedNotes(electrical),
    ...chosenNotes(design, electrical),
    `The consumer unit needs ${counted(circuits.length, 'free way')}. Each room with panels is a zone with its own thermostat; one on two circuits needs a relay or a thermostat for each.`,
    `Lengths are worked out from the consumer unit ${unit.isAssumed ? 'assumed' : 'placed'} in ${nameOfRoom(design, unit.roomId)}, square to the walls above the ceiling from panel to panel, with a tenth more.`,
    `${SUPPLY_LABELS[supply.outcome]}: all panels draw ${amps(supply.heatingAmps)}, and with what else may be on at the same time ${amps(supply.totalAmps)} of a main fuse of ${mainFuseAmps} A. Read the fuse.`,
    ...[formatUncounted(uncounted)].filter((words) => words !== null),
    supply.asksOperator || supply.outcome === 'over'
      ? 'Network operator (DNO): ask before the panels are connected, because the total with everything on exceeds 60 A.'
      : 'Network operator (DNO): below 60 A it need not be asked first, unless the supply is looped or its fuse is not known.',
    formatNotice(electrical),
    ...(bathRooms.length > 0
      ? [
          `${bathRooms.map((id) => nameOfRoom(design, id)).join(', ')}: no panel in zone 0, and in zones 1 and 2 only one of IPX4 behind a 30 mA RCD (BS 7671, section 701). Zones are not drawn here.`,
        ]
      : []),
  ]
}

/** The rooms on chosen circuits, and choices that are no longer possible. */
function chosenNotes(design: Design, { unmet }: DesignElectrical): string[] {
  const met = wiringOf(design).circuits.filter((one) => unmet.every(({ choice }) => choice.rooms[0] !== one.rooms[0]))
  return [
    ...(met.length > 0 ? [`Circuits by choice: ${met.map((choice) => choiceWords(design, choice)).join('; ')}.`] : []),
    ...unmetNotes(design, unmet),
  ]
}

/** The effect of grouping factors on the cables, actual or hypothetical. */
function bunchedNotes({ circuits, bunched, breakerAmps, cableMethod }: DesignElectrical): string[] {
  const kept = (many: number) => `${Math.round(100 * groupingFactor(many))}% of their capacity (BS 7671, table 4C1)`
  if (bunched > 1)
    return [`Iz is for cables that run together, ${bunched} circuits in one bunch: they keep ${kept(bunched)}.`]
  if (circuits.length < 2) return []
  const mm2 = thinnestBunched({ bunched: circuits.length, method: cableMethod, breakerAmps })
  const so = mm2 === null ? 'and not even 4 mm² carries the breaker' : `and only ${mm2} mm² or more carries the breaker`
  return [
    `Iz is for cables apart: run the ${circuits.length} cables more than twice their width apart. In one bunch they keep ${kept(circuits.length)}, ${so}.`,
  ]
}

const amps = (value: number) => `${writtenNumber(value, { most: 1 })} A`
