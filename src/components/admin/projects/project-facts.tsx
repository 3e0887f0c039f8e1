import type { UIFieldServerProps } from 'payload'

import { readAnalysis } from '@/lib/cms/leads/project-analysis'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { FACT_STATES, type ProjectFact } from '@/lib/domain/leads/project-facts'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Lead } from '@/lib/generated/payload-types'

import { JudgeFact } from './judge-fact'

/** The facts found in a project's documents. A fact is not used until staff have confirmed it. */
export async function ProjectFacts({ data, payload }: Pick<UIFieldServerProps, 'data' | 'payload'>) {
  const { enquiry } = data as Lead
  if (enquiry?.relationTo !== 'project-quotes') return null
  const projectId = typeof enquiry.value === 'number' ? enquiry.value : enquiry.value.id
  const analysis = await readAnalysis(payload, projectId)
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
