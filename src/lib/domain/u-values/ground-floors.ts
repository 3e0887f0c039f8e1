import { checkUValue } from './ranges'

/** Of clay and silt, as RdSAP takes the ground, W/mK. */
const GROUND_W_PER_MK = 1.5
/** Resistances of the air at the surface of a floor, inside and out, m²K/W (BS EN ISO 6946:2017). */
const RSI = 0.17
const RSE = 0.04

type Floor = {
  floorAreaM2: number
  /** Length of its edge that is outdoors; without one nothing is lost. */
  perimeterM: number
  wallThicknessM: number
  /** Of insulation and deck, m²K/W. */
  floorResistanceM2KPerW: number
}

/** W/m²K of a floor on the ground: BS EN ISO 13370:2017, clause 7.2, as RdSAP 10 uses it. Throws OutOfRange. */
export function solidFloorU({ floorAreaM2, perimeterM, wallThicknessM, floorResistanceM2KPerW }: Floor): number {
  checkUValue({ floorAreaM2, perimeterM, wallThicknessM, floorResistanceM2KPerW })
  if (perimeterM === 0) return 0
  return onGround({ breadthM: (2 * floorAreaM2) / perimeterM, depthM: wallThicknessM + GROUND_W_PER_MK * (RSI + floorResistanceM2KPerW + RSE) })
}

/** The usual suspended floor: knee-high walls of 1.5 W/m²K around it, vents, and some wind. */
const UNDER_FLOOR = { heightM: 0.3, wallWPerM2K: 1.5, ventM2PerM: 0.003, windMPerS: 5, windShielding: 0.05 }

/** W/m²K of a suspended floor: BS EN ISO 13370:2017, clause 7.3, as RdSAP 10 uses it. Throws OutOfRange. */
export function suspendedFloorU({ floorAreaM2, perimeterM, wallThicknessM, floorResistanceM2KPerW }: Floor): number {
  checkUValue({ floorAreaM2, perimeterM, wallThicknessM, floorResistanceM2KPerW })
  if (perimeterM === 0) return 0
  const breadthM = (2 * floorAreaM2) / perimeterM
  const toGround = onGround({ breadthM, depthM: wallThicknessM + GROUND_W_PER_MK * (RSI + RSE) })
  const { heightM, wallWPerM2K, ventM2PerM, windMPerS, windShielding } = UNDER_FLOOR
  const toAir = (2 * heightM * wallWPerM2K) / breadthM + (1450 * ventM2PerM * windMPerS * windShielding) / breadthM
  return 1 / (2 * RSI + floorResistanceM2KPerW + 1 / (toGround + toAir))
}

/** What ground of an equivalent depth lets through under a floor of a breadth (area over half its perimeter). */
function onGround({ breadthM, depthM }: { breadthM: number; depthM: number }): number {
  if (depthM >= breadthM) return GROUND_W_PER_MK / (0.457 * breadthM + depthM)
  const arc = Math.PI * breadthM
  return ((2 * GROUND_W_PER_MK) / (arc + depthM)) * Math.log(arc / depthM + 1)
}
