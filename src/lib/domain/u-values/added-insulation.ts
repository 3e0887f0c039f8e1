import { checkUValue } from './ranges'

/** W/mK of mineral wool and common boards, as RdSAP takes them. */
const INSULATION_W_PER_MK = 0.04

/** W/m²K of an element once insulation is laid on it: one more resistance in the row (BS EN ISO 6946:2017). Throws OutOfRange. */
export function withInsulation({ wattsPerM2K, insulationMm }: { wattsPerM2K: number; insulationMm: number }): number {
  checkUValue({ wattsPerM2K, insulationMm })
  return 1 / (1 / wattsPerM2K + insulationMm / 1000 / INSULATION_W_PER_MK)
}
