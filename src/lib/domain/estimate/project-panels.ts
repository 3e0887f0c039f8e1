import { wholePanels } from '../building/heat-loss/panels'
import { rangeCheck } from '../quantity/range-check'

const check = rangeCheck({
  watts: [1, 20_000_000],
  panelWatts: [1, 10_000],
  wattsPerM2: [1, 1_000],
  areaM2: [1, 100_000],
  ceilingM: [2, 20],
})

/** Ceiling height assumed in the heat loss per square metre of homes, m. */
const HOME_CEILING_M = 2.4

/** Panels for a heat loss, at least one. Throws OutOfRange. */
export function panelsForWatts({ watts, panelWatts }: { watts: number; panelWatts: number }): number {
  check({ watts, panelWatts })
  return Math.max(1, wholePanels({ watts, panelWatts }))
}

/**
 * Heat loss of a building of which only area and height are known, from that of a home per square metre, in proportion
 * to volume. A first figure until there is a heat-loss calculation. Throws OutOfRange.
 */
export function roughHeatLossWatts({
  wattsPerM2,
  areaM2,
  ceilingM = HOME_CEILING_M,
}: {
  wattsPerM2: number
  areaM2: number
  ceilingM?: number | undefined
}): number {
  check({ wattsPerM2, areaM2, ceilingM })
  return (wattsPerM2 * areaM2 * ceilingM) / HOME_CEILING_M
}
