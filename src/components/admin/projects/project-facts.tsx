import type { UIFieldServerProps } from 'payload'

import { writtenDate } from '@/lib/domain/calendar/written-date'
import { FACT_STATES, type ProjectAnalysis, type ProjectFact } from '@/lib/domain/leads/project-facts'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Lead } from '@/lib/generated/payload-types'
import { poolOf } from '@/lib/platform/database'

import { JudgeFact } from './judge-fact'

/** The facts found in a project's documents. A fact is not used until staff have confirmed it. */
export async function ProjectFacts({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  const { enquiry } = data as Lead
  if (enquiry?.relationTo !== 'project-quotes') return null
  const projectId = typeof enquiry.value === 'number' ? enquiry.value : enquiry.value.id
  const { rows } = await poolOf(payload).query<{ analysis: ProjectAnalysis | null }>(
    'select ai_analysis as analysis from project_quotes where id = $1',
    [projectId],
  )
  const analysis = rows[0]?.analysis
  if (!analysis) return null
  return (
    <div className="pb-quote">
      <h3>Read from the documents</h3>
      {analysis.facts.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">Fact</th>
              <th scope="col">Value</th>
              <th scope="col">Where it says so</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {analysis.facts.map((fact) => (
              <Row key={fact.id} fact={fact} projectId={projectId} />
            ))}
          </tbody>
        </table>
      ) : (
        <p>None of the facts we look for.</p>
      )}
      {analysis.unreadable.length > 0 && (
        <p>Not readable: {analysis.unreadable.join(', ')}. Please open and read them yourself.</p>
      )}
    </div>
  )
}

function Row({ fact, projectId }: { fact: ProjectFact; projectId: number }) {
  const { label, value, document, page, line, state, judgedBy, judgedAt } = fact
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
      <td>
        {document}, page {page}: “{line}”
      </td>
      <td>
        {labelOf(FACT_STATES, state)}
        {judgedBy && judgedAt && ` by ${judgedBy}, ${writtenDate(judgedAt)}`}
        <JudgeFact projectId={projectId} fact={fact.id} state={state} name={`${label}: ${value}`} />
      </td>
    </tr>
  )
}
