import { OutOfRange } from '../../quantity/range-check'
import { operativeWeights } from '../operative'
import { predictedVote, type ThermalState } from '../pmv'
import { celsiusOf, fourthPower } from '../radiant-field/fourth-power'
import { checkComfort } from '../ranges'
import type { PanelShares } from './panel-shares'
import type { RoomRadiation } from './room-radiation'

/** Heights for the comfort of people lying, seated (ISO 7726:1998, table 5: abdomen) and standing, m. */
export const BODY_HEIGHTS_M = { lying: 0.3, seated: 0.6, standing: 1.1 } as const

/** Comfort in each cell of the grid that is in the room. */
export type PlanComfort = {
  /** Mean radiant temperature of a small globe, °C. */
  radiantC: Float64Array
  /** Its rise due to the panels, K. */
  riseK: Float64Array
  operativeC: Float64Array
}

/** Radiant temperature of the panels, and temperature of the ceiling that they cover, °C. */
type PanelTemperatures = { panelC: number; ceilingC: number }

type ComfortInput = PanelTemperatures & {
  radiation: Pick<RoomRadiation, 'globe'>
  panels: readonly Pick<PanelShares, 'globe'>[]
  airC: number
  airSpeed: number
}

/** Comfort under panels at one temperature, from view factors that do not depend on it. Throws OutOfRange. */
export function planComfort({ radiation, panels, panelC, ceilingC, airC, airSpeed }: ComfortInput): PlanComfort {
  checkComfort({ airC })
  const weights = operativeWeights(airSpeed)
  const excess = excessOf({ panelC, ceilingC })
  const globe = withPanels(radiation.globe, { excess, shares: panels.map((shares) => shares.globe) })
  const radiantC = globe.map(celsiusOf)
  return {
    radiantC,
    riseK: radiantC.map((radiant, cell) => radiant - celsiusOf(radiation.globe[cell] ?? NaN)),
    operativeC: radiantC.map((radiant) => weights.air * airC + weights.radiant * radiant),
  }
}

type AsymmetryInput = PanelTemperatures & {
  radiation: Pick<RoomRadiation, 'up' | 'down'>
  panels: readonly Pick<PanelShares, 'up'>[]
}

/** Plane radiant temperature from above minus that from below, in each cell. Throws OutOfRange. */
export function planAsymmetryK({ radiation, panels, panelC, ceilingC }: AsymmetryInput): Float64Array {
  const shares = panels.map(({ up }) => up)
  const above = withPanels(radiation.up, { excess: excessOf({ panelC, ceilingC }), shares })
  return above.map((up, cell) => celsiusOf(up) - celsiusOf(radiation.down[cell] ?? NaN))
}

/** Emission of a panel in excess of the ceiling that it covers, K⁴. */
function excessOf({ panelC, ceilingC }: PanelTemperatures): number {
  for (const surfaceC of [panelC, ceilingC]) checkComfort({ surfaceC })
  return fourthPower(panelC) - fourthPower(ceilingC)
}

function withPanels(room: Float64Array, { excess, shares }: { excess: number; shares: readonly Float64Array[] }) {
  const sum = Float64Array.from(room)
  for (const share of shares)
    for (let cell = 0; cell < sum.length; cell += 1) sum[cell] = (sum[cell] ?? NaN) + excess * (share[cell] ?? NaN)
  return sum
}

/** Votes agree to 0.01 within this difference in radiant temperature, K. */
const ALIKE_K = 0.02

/** Beyond this, the index only gives the direction. */
const MOST_VOTE = 2

/** Predicted mean vote in each cell, from −2 to 2; NaN where ISO 7730 does not apply. */
export function planVotes({
  radiantC,
  ...person
}: Omit<ThermalState, 'radiantC'> & { radiantC: Float64Array }): Float64Array {
  const found = new Map<number, number>()
  return radiantC.map((radiant) => {
    const nearest = Math.round(radiant / ALIKE_K) * ALIKE_K
    const vote = found.get(nearest) ?? voteAt({ ...person, radiantC: nearest })
    found.set(nearest, vote)
    return vote
  })
}

function voteAt(state: ThermalState): number {
  try {
    const vote = predictedVote(state)
    if (vote.ok) return vote.pmv
    return vote.reason === 'too-cold' ? -MOST_VOTE : MOST_VOTE
  } catch (error) {
    if (error instanceof OutOfRange) return NaN
    throw error
  }
}
