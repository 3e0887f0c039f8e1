import { projectOutcome } from '@/lib/calculators/professional/project-outcome'
import type { ProjectResult } from '@/lib/calculators/professional/project-result'
import { panelAreaM2 } from '@/lib/content/product'
import type { OfferedPanel } from '@/lib/domain/estimate/panel-outputs'
import type { Project } from '@/lib/domain/estimate/project'
import type { RowOf } from '@/lib/platform/columns'

import { rounded } from './rounded'

type Calculation = { project: Project; result: ProjectResult; panel: OfferedPanel }

/** Totals of a project as columns, in pounds, years and kilograms per year; no names, rooms or postcode. */
export function professionalUsageRow({ project, result, panel }: Calculation): RowOf<'calculator_usage'> | null {
  const { totals, hash } = result
  if (!totals) return null
  const { built, occupancy, heating } = project.home
  const outcome = projectOutcome(result)
  const saved = outcome?.saving?.value ?? null
  const panels = totals.panels.value
  return {
    calculation: hash,
    property_size: rounded(totals.floorArea.value, 1),
    built,
    occupancy,
    current_heating: heating,
    rooms: project.rooms.length,
    panels_needed: panels,
    total_watts: panels * panel.powerWatts,
    ceiling_coverage: rounded((100 * panels * panelAreaM2(panel)) / totals.floorArea.value, 1),
    total_cost: totals.price.value / 100,
    annual_savings: saved === null ? null : rounded(saved / 100, 2),
    payback_period: outcome?.paybackYears ? rounded(outcome.paybackYears, 1) : null,
  }
}
