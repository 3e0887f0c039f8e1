import type { Pool } from 'pg'

import { estimateFor, type Basis } from '@/lib/site/quick-calculation/estimate'
import type { CalculatorUsage } from '@/lib/schemas/calculator-usage'
import { quickAnswersOf } from '@/lib/schemas/quick-calculation'

import { calculationRow } from './calculation-row'

/** Keeps a finished calculation, anonymously. What came out is worked out here, and not believed of a browser; the last one of a page view stands. */
export async function recordCalculation(
  pool: Pool,
  usage: CalculatorUsage,
  { now, basis }: { now: Date; basis: Basis },
): Promise<void> {
  const { sessionId, propertySize, propertyType, currentHeating, solarPanels, rooms, answeredAfterMs, ...others } =
    usage
  const questions = { ...others, area: propertySize, type: propertyType, heating: currentHeating, solar: solarPanels }
  const estimate = estimateFor({ answers: quickAnswersOf(questions), basis })
  const row = {
    ...calculationRow({ questions, estimate, panel: basis.panel }),
    rooms: rooms ?? null,
    session_id: sessionId,
    answered_after_ms: answeredAfterMs ?? null,
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
