import type { FactKey, FoundFact } from './document-facts'

export const FACT_STATES = [
  { value: 'proposed', label: 'Proposed' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'rejected', label: 'Rejected' },
] as const

export type FactState = (typeof FACT_STATES)[number]['value']

/** A fact of a project with the document it was found in, and who judged it. */
export type ProjectFact = FoundFact & {
  /** `<document id>.<number>`, unique within the project. */
  id: string
  document: string
  state: FactState
  /** Name of the person, and ISO instant; absent while proposed. */
  judgedBy?: string
  judgedAt?: string
}

/** All facts of a project, and the documents whose text could not be read. */
export type ProjectAnalysis = { facts: ProjectFact[]; unreadable: string[] }

export const NO_ANALYSIS: ProjectAnalysis = { facts: [], unreadable: [] }

type Document = { id: number; name: string }

/**
 * Adds the facts found in a document, as proposals. `found` is null if the document could not be read. Adding a
 * document again replaces its facts.
 */
export function withDocument(
  analysis: ProjectAnalysis,
  { document, found }: { document: Document; found: readonly FoundFact[] | null },
): ProjectAnalysis {
  if (found === null) return { ...analysis, unreadable: [...analysis.unreadable, document.name] }
  const others = analysis.facts.filter(({ id }) => !id.startsWith(`${document.id}.`))
  const added = found.map((fact, index): ProjectFact => ({
    ...fact,
    id: `${document.id}.${index + 1}`,
    document: document.name,
    state: 'proposed',
  }))
  return { ...analysis, facts: [...others, ...added] }
}

type Judgement = { id: string; state: FactState; by: string; at: string }

/** The analysis after a person has judged a fact; null if there is no such fact. */
export function judged(analysis: ProjectAnalysis, { id, state, by, at }: Judgement): ProjectAnalysis | null {
  if (!analysis.facts.some((fact) => fact.id === id)) return null
  return {
    ...analysis,
    facts: analysis.facts.map((fact) => {
      if (fact.id !== id) return fact
      const { judgedBy: _by, judgedAt: _at, ...found } = fact
      return state === 'proposed' ? { ...found, state } : { ...found, state, judgedBy: by, judgedAt: at }
    }),
  }
}

/** The number of a confirmed fact, such as 640 of '640 m²'; null if none, or two that differ, are confirmed. */
export function confirmedNumber({ facts }: ProjectAnalysis, key: FactKey): number | null {
  const values = facts
    .filter((fact) => fact.key === key && fact.state === 'confirmed')
    .map(({ value }) => numberIn(value))
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

const numberIn = (value: string) => Number.parseFloat(value.replaceAll(',', ''))
