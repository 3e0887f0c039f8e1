import { checkUValue } from './ranges'

/** Clay and silt, the RdSAP default for ground, W/mK. */
export const GROUND_W_PER_MK = 1.5
/** Surface resistances of a floor, internal and external, m²K/W (BS EN ISO 6946:2017). */
const RSI = 0.17
const RSE = 0.04

type Floor = {
  floorAreaM2: number
  /** Exposed perimeter; without one there is no loss. */
  perimeterM: number
  wallThicknessM: number
  /** Resistance of insulation and deck, m²K/W. */
  floorResistanceM2KPerW: number
  groundWPerMK?: number
}

/** The formula of `solidFloorU` for display: floor A and P, wall thickness w, ground λ, insulation and deck R. */
export const SOLID_FLOOR_FORMULA = `BS EN ISO 13370: B = 2A ÷ P, d = w + λ × (${RSI} + R + ${RSE}); if d < B: 2 × λ ÷ (π × B + d) × ln(π × B ÷ d + 1), else λ ÷ (0.457 × B + d)`

/** U-value of a solid ground floor, W/m²K: BS EN ISO 13370:2017, clause 7.2, as in RdSAP 10. Throws OutOfRange. */
export function solidFloorU({
  floorAreaM2,
  perimeterM,
  wallThicknessM,
  floorResistanceM2KPerW,
  groundWPerMK = GROUND_W_PER_MK,
}: Floor): number {
  checkUValue({ floorAreaM2, perimeterM, wallThicknessM, floorResistanceM2KPerW, groundWPerMK })
  if (perimeterM === 0) return 0
  return onGround({
    breadthM: (2 * floorAreaM2) / perimeterM,
    depthM: wallThicknessM + groundWPerMK * (RSI + floorResistanceM2KPerW + RSE),
    groundWPerMK,
  })
}

/** The usual suspended floor: knee-high walls of 1.5 W/m²K, vents and some wind. */
const UNDER_FLOOR = { heightM: 0.3, wallWPerM2K: 1.5, ventM2PerM: 0.003, windMPerS: 5, windShielding: 0.05 }

/** The formula of `suspendedFloorU` for display, with the symbols of `SOLID_FLOOR_FORMULA`. */
export const SUSPENDED_FLOOR_FORMULA =
  `BS EN ISO 13370: 1 ÷ (${2 * RSI} + R + 1 ÷ (G + X)), B = 2A ÷ P, G as of a floor on the ground with d = w + λ × (${RSI} + ${RSE}), ` +
  `X = (2 × ${UNDER_FLOOR.heightM} × ${UNDER_FLOOR.wallWPerM2K} + 1450 × ${UNDER_FLOOR.ventM2PerM} × ${UNDER_FLOOR.windMPerS} × ${UNDER_FLOOR.windShielding}) ÷ B`

/** U-value of a suspended floor, W/m²K: BS EN ISO 13370:2017, clause 7.3, as in RdSAP 10. Throws OutOfRange. */
export function suspendedFloorU({
  floorAreaM2,
  perimeterM,
  wallThicknessM,
  floorResistanceM2KPerW,
  groundWPerMK = GROUND_W_PER_MK,
}: Floor): number {
  checkUValue({ floorAreaM2, perimeterM, wallThicknessM, floorResistanceM2KPerW, groundWPerMK })
  if (perimeterM === 0) return 0
  const breadthM = (2 * floorAreaM2) / perimeterM
  const toGround = onGround({ breadthM, depthM: wallThicknessM + groundWPerMK * (RSI + RSE), groundWPerMK })
  const { heightM, wallWPerM2K, ventM2PerM, windMPerS, windShielding } = UNDER_FLOOR
  const toAir = (2 * heightM * wallWPerM2K) / breadthM + (1450 * ventM2PerM * windMPerS * windShielding) / breadthM
  return 1 / (2 * RSI + floorResistanceM2KPerW + 1 / (toGround + toAir))
}

/**
 * U-value of ground of an equivalent thickness under a floor of characteristic dimension B (area over half its
 * perimeter).
 */
function onGround({
  breadthM,
  depthM,
  groundWPerMK,
}: {
  breadthM: number
  depthM: number
  groundWPerMK: number
}): number {
  if (depthM >= breadthM) return groundWPerMK / (0.457 * breadthM + depthM)
  const arc = Math.PI * breadthM
  return ((2 * groundWPerMK) / (arc + depthM)) * Math.log(arc / depthM + 1)
}
