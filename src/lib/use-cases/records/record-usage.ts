import type { Pool } from 'pg'

import { configure } from '@/lib/calculators/configurator/configuration'
import { estimateWithOwn } from '@/lib/calculators/engine/estimate'
import { type Basis, withPanel } from '@/lib/calculators/engine/estimate-basis'
import { projectResult } from '@/lib/calculators/professional/project-result'
import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import type { QuoteLineKind } from '@/lib/domain/quotes/quote-lines'
import type { RowOf } from '@/lib/platform/columns'
import { quickAnswersOf } from '@/lib/schemas/calculate/quick-estimate'
import type {
  ConfiguratorUsage,
  ProfessionalUsage,
  QuickUsage,
  UsageRecord,
} from '@/lib/schemas/calculate/usage-record'

import { professionalUsageRow } from './professional-usage-row'
import { KINDS, usageRow } from './usage-row'

type Row = RowOf<'calculator_usage'>

/**
 * Stores a finished calculation anonymously. The result is recalculated on the server rather than trusted from the
 * browser; the last one per page view is kept. For a professional calculation, only the totals are stored.
 */
export async function recordUsage(
  pool: Pool,
  usage: UsageRecord,
  { now, basis }: { now: Date; basis: Basis },
): Promise<void> {
  const calculated = calculatedRow(usage, basis)
  if (!calculated) return
  const row: Row = {
    ...calculated,
    tool: usage.tool,
    session_id: usage.sessionId,
    answered_after_ms: usage.answeredAfterMs ?? null,
  }
  const columns = Object.keys(row)
  const later = columns.filter((column) => column !== 'session_id' && column !== 'answered_after_ms')
  await pool.query(
    `insert into calculator_usage (${columns.join(', ')})
     select ${columns.map((column) => `r.${column}`).join(', ')} from jsonb_populate_record(null::calculator_usage, $1::jsonb) as r
     on conflict (session_id) do update set ${later.map((column) => `${column} = excluded.${column}`).join(', ')}, updated_at = $2`,
    [JSON.stringify(row), now],
  )
}

function calculatedRow(usage: UsageRecord, basis: Basis): Row | null {
  switch (usage.tool) {
    case 'quick':
      return quickRow(usage, basis)
    case 'professional':
      return projectRow(usage, basis)
    case 'configurator':
      return configuratorRow(usage, basis)
  }
}

function quickRow(usage: QuickUsage, basis: Basis): Row {
  const { propertySize, propertyType, currentHeating, solarPanels, own, ...others } = usage
  const questions = { ...others, area: propertySize, type: propertyType, heating: currentHeating, solar: solarPanels }
  const answers = quickAnswersOf(questions)
  const { estimate } = estimateWithOwn({ answers, basis, own })
  return {
    ...usageRow({ questions, estimate, panel: withPanel(basis, answers.panel).panel }),
    calculation: calculationHash({ inputs: answers, steps: estimate.working.steps }),
  }
}

/** The choices for the home, their price and the saving. Without fitting, there is no installation cost. */
function configuratorRow({ choices }: ConfiguratorUsage, basis: Basis): Row {
  const { panels, proposal, price, savingPounds } = configure({ choices, basis })
  const penceOf = (kind: QuoteLineKind) => price.lines.find((line) => line.kind === kind)?.pence ?? null
  const fittingPence = penceOf('fitting')
  return {
    property_size: choices.propertySize,
    property_type: KINDS[choices.propertyType],
    property_sub_type: choices.propertyType,
    built: choices.built,
    current_heating: choices.currentHeating,
    rooms: proposal.rooms,
    panels_needed: panels,
    total_watts: panels * withPanel(basis, choices.panel).panel.powerWatts,
    powerboard_cost: ((penceOf('panels') ?? 0) + (penceOf('delivery') ?? 0)) / 100,
    installation_cost: fittingPence === null ? null : fittingPence / 100,
    total_cost: price.totalPence / 100,
    annual_savings: savingPounds,
  }
}

/** Null for a project without a room that can be calculated. */
function projectRow({ project }: ProfessionalUsage, basis: Basis): Row | null {
  const result = projectResult({ project, basis })
  return professionalUsageRow({ project, result, panel: result.shared.panel })
}
