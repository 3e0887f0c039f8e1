import { rangeCheck } from '../quantity/range-check'

/** Validity range of ISO 7730:2005 (clause 4.1). */
const check = rangeCheck({
  airC: [10, 30],
  radiantC: [10, 40],
  airSpeed: [0, 1],
  relativeHumidityPct: [0, 100],
  vapourPressurePa: [0, 2_700],
  met: [0.8, 4],
  clo: [0, 2],
})

export type ThermalState = {
  airC: number
  radiantC: number
  /** Relative to the body, m/s. */
  airSpeed: number
  relativeHumidityPct: number
  /** 1 seated, 1.2 at a desk, 2 for light housework. */
  met: number
  /** 0.5 for summer clothing, 1 for winter indoor clothing. */
  clo: number
}

/**
 * `pmv`: predicted mean vote from −3 (cold) to 3 (hot). `ppd`: percentage dissatisfied, at least 5. The index was
 * tested only from −2 to 2; beyond that it gives only the direction.
 */
export type Vote = { ok: true; pmv: number; ppd: number } | { ok: false; reason: 'too-cold' | 'too-warm' }

const WATTS_PER_MET = 58.15
const M2K_PER_WATT_PER_CLO = 0.155
/** Stefan–Boltzmann constant × emissivity × effective radiation area factor. */
const RADIATION = 3.96e-8
const CLOSE_ENOUGH_K = 1e-6

/**
 * Predicted mean vote and percentage dissatisfied (Fanger; ISO 7730:2005, formulas 1 to 5), without external work.
 * Throws OutOfRange.
 */
export function predictedVote(state: ThermalState): Vote {
  const { airC, relativeHumidityPct, met } = state
  check({ ...state })
  const vapourPressurePa = relativeHumidityPct * 10 * Math.exp(16.6536 - 4_030.183 / (airC + 235))
  check({ vapourPressurePa })

  const made = met * WATTS_PER_MET
  const throughSkin = 3.05e-3 * (5_733 - 6.99 * made - vapourPressurePa)
  const sweat = Math.max(0, 0.42 * (made - WATTS_PER_MET))
  const breath = 1.7e-5 * made * (5_867 - vapourPressurePa) + 0.0014 * made * (34 - airC)
  const stored = made - throughSkin - sweat - breath - fromClothes(state, clothesC(state))
  const pmv = (0.303 * Math.exp(-0.036 * made) + 0.028) * stored

  if (pmv < -2) return { ok: false, reason: 'too-cold' }
  if (pmv > 2) return { ok: false, reason: 'too-warm' }
  return { ok: true, pmv, ppd: 100 - 95 * Math.exp(-0.03353 * pmv ** 4 - 0.2179 * pmv ** 2) }
}

/**
 * Clothing surface temperature, °C, at which heat emitted equals heat conducted. Emission rises with it and conduction
 * falls, so there is a single solution, between the temperatures of skin, air and surfaces.
 */
function clothesC(state: ThermalState): number {
  const { airC, radiantC, met, clo } = state
  const skinC = 35.7 - 0.028 * met * WATTS_PER_MET
  let [low, high] = [Math.min(skinC, airC, radiantC), Math.max(skinC, airC, radiantC)]
  while (high - low > CLOSE_ENOUGH_K) {
    const middle = (low + high) / 2
    if (middle < skinC - clo * M2K_PER_WATT_PER_CLO * fromClothes(state, middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Heat emitted by clothing at a temperature, W/m² of body. */
function fromClothes({ airC, radiantC, airSpeed, clo }: ThermalState, surfaceC: number): number {
  const resistance = clo * M2K_PER_WATT_PER_CLO
  const areaFactor = resistance <= 0.078 ? 1 + 1.29 * resistance : 1.05 + 0.645 * resistance
  const convection = Math.max(2.38 * Math.abs(surfaceC - airC) ** 0.25, 12.1 * Math.sqrt(airSpeed))
  const radiated = RADIATION * ((surfaceC + 273) ** 4 - (radiantC + 273) ** 4) // the standard uses 273
  return areaFactor * (radiated + convection * (surfaceC - airC))
}
