import type { Enquiry } from './enquiry'

type Rows = Enquiry['answers']

/** The labels of our proposal among the answers of a project quote. */
export const PROPOSAL_LABELS = {
  heatLoss: 'Heat loss for our proposal',
  panels: 'Panels proposed',
  price: 'Price proposed',
  solar: 'Solar roof makes about',
} as const

const LABELS: readonly string[] = Object.values(PROPOSAL_LABELS)

/** What the client sent, and what we propose: the price, and the figures behind it. Null for other enquiries. */
export function splitProposal(answers: Rows): { sent: Rows; proposal: { price: string; figures: Rows } | null } {
  const proposed = answers.filter(({ label }) => LABELS.includes(label))
  const price = proposed.find(({ label }) => label === PROPOSAL_LABELS.price)
  if (!price) return { sent: answers, proposal: null }
  return {
    sent: answers.filter((row) => !proposed.includes(row)),
    proposal: { price: price.value, figures: proposed.filter((row) => row !== price) },
  }
}
