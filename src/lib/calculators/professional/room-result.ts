import { differenceK } from '@/lib/domain/building/heat-loss/losses'
import { type RoomHeatLoss, roomHeatLoss } from '@/lib/domain/building/heat-loss/room-heat-loss'
import { type LossShare, lossShares } from '@/lib/domain/building/heat-loss/shares'
import type { ProjectRoom } from '@/lib/domain/estimate/project'
import { builtBandOf, compareWithRule, type RuleCompared } from '@/lib/domain/estimate/rule-compared'
import { derived, type Quantity } from '@/lib/domain/quantity/quantity'
import { OutOfRange } from '@/lib/domain/quantity/range-check'

import { allowedPanels, fittedPanels, givenByPanels } from '../api/room-panels'
import { formatDifference } from './format-difference'
import { roomOfProject } from './room-of-project'
import type { SharedSums } from './shared-sums'

export type RoomFigures = {
  ok: true
  room: ProjectRoom
  loss: RoomHeatLoss
  /** W by the manufacturer's rule of thumb. */
  ruleWatts: Quantity
  /** W that the room needs: the larger of heat loss and rule. */
  power: Quantity
  /** Panels at their rated power, as many as the room needs and its ceiling may have in comfort. */
  panels: Quantity
  /** W that these panels give of what the room needs. */
  given: Quantity
  /** Panels that the ceiling may have in comfort, whatever the room needs. */
  allowedPanels: number
  /** The same, from the front emission at the rated temperature. */
  panelsAtStatedTemperature: Quantity
  compared: RuleCompared
  /** Breakdown of the heat loss, in the order of the room's elements. */
  shares: readonly LossShare[]
  /** Why the two methods differ, in a sentence or two. */
  difference: string
}

/** A room that cannot be calculated; `field` is a room field, or `elements`. */
type RoomRefusal = { ok: false; room: ProjectRoom; field: string; message: string }

export type RoomResult = RoomFigures | RoomRefusal

type Input = { room: ProjectRoom; shared: SharedSums }

/** One room by both methods, with its panels. */
export function roomResult({ room, shared }: Input): RoomResult {
  try {
    return figuresOf({ room, shared })
  } catch (error) {
    if (!(error instanceof OutOfRange)) throw error
    return { ok: false, room, ...refusalOf(error) }
  }
}

function figuresOf({ room, shared }: Input): RoomFigures {
  const { conditions, rule, outputs, rise, panel, ageBand, nation, withOwn } = shared
  const loss = withOwn(roomHeatLoss({ room: roomOfProject({ room, shared }), conditions }))
  const key = `room.${room.id}`
  const ruleWatts = derived({
    key: `${key}.rule`,
    name: `Power for ${room.name} by the rule of thumb`,
    unit: 'W',
    inputs: [rule, loss.floorArea],
    formula: 'rule × A',
    compute: (wattsPerM2, areaM2) => wattsPerM2 * areaM2,
  })
  const power = derived({
    key: `${key}.power`,
    name: `Heat that panels must give in ${room.name}`,
    unit: 'W',
    inputs: [loss.heatLoss, ruleWatts],
    formula: 'max(Q, rule)',
    compute: (heatLoss, byRule) => Math.max(heatLoss, byRule),
  })
  const sized = { loss, name: room.name, power, outdoor: conditions.outdoor, panel }
  const rated = { ...sized, output: outputs.rated, rise: rise.rated }
  const stated = { ...sized, output: outputs['stated-temperature'], rise: rise['stated-temperature'] }
  const compared = compareWithRule({
    heatLossWatts: loss.heatLoss.value,
    floorAreaM2: loss.floorArea.value,
    built: builtBandOf({ ageBand, nation }),
    panelWatts: outputs.rated.value,
  })
  const shares = lossShares({
    parts: loss.parts,
    differenceK: differenceK({ indoorC: loss.indoor.value, outdoorC: conditions.outdoor.value }),
  })
  return {
    ok: true,
    room,
    loss,
    ruleWatts,
    power,
    panels: fittedPanels({ ...rated, basis: 'rated' }),
    panelsAtStatedTemperature: fittedPanels({ ...stated, basis: 'stated-temperature' }),
    given: givenByPanels(rated),
    allowedPanels: allowedPanels(rated),
    compared,
    shares,
    difference: formatDifference({ compared, shares }),
  }
}

const REFUSALS: Readonly<Record<string, { field: string; message: string }>> = {
  differenceK: { field: 'indoorC', message: 'Must be 1 to 60 °C warmer than outdoors' },
  floorAreaM2: { field: 'floorAreaM2', message: 'The floor is too small or too large to calculate' },
  areaM2: { field: 'elements', message: 'Its elements are too large to calculate' },
}

function refusalOf({ quantity }: OutOfRange): { field: string; message: string } {
  return REFUSALS[quantity] ?? { field: 'elements', message: 'The room is too large to calculate' }
}
