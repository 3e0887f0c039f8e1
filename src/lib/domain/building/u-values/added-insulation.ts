import { checkUValue } from './ranges'

/** W/mK of mineral wool and common boards, as in RdSAP. */
const INSULATION_W_PER_MK = 0.04

/** U-value with added insulation, W/m²K: one more resistance in series (BS EN ISO 6946:2017). Throws OutOfRange. */
export function withInsulation({ wattsPerM2K, insulationMm }: { wattsPerM2K: number; insulationMm: number }): number {
  checkUValue({ wattsPerM2K, insulationMm })
  return 1 / (1 / wattsPerM2K + insulationMm / 1000 / INSULATION_W_PER_MK)
}
