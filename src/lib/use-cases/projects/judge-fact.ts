import type { Pool } from 'pg'

import { type FactState, judged, type ProjectAnalysis } from '@/lib/domain/leads/project-facts'

type Judging = { projectId: number; fact: string; state: FactState; by: string; at: Date }

/**
 * Records a staff member's judgement of a fact, unless the facts have changed in the meantime. The caller has checked
 * access.
 */
export async function judgeFact(
  pool: Pool,
  { projectId, fact, state, by, at }: Judging,
): Promise<'judged' | 'missing' | 'changed'> {
  const { rows } = await pool.query<{ analysis: ProjectAnalysis | null }>(
    'select ai_analysis as analysis from project_quotes where id = $1',
    [projectId],
  )
  const analysis = rows[0]?.analysis
  const after = analysis ? judged(analysis, { id: fact, state, by, at: at.toISOString() }) : null
  if (!after) return 'missing'
  const { rowCount } = await pool.query(
    'update project_quotes set ai_analysis = $2, updated_at = now() where id = $1 and ai_analysis = $3::jsonb',
    [projectId, JSON.stringify(after), JSON.stringify(analysis)],
  )
  return rowCount === 0 ? 'changed' : 'judged'
}
