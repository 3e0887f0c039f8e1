import { expect, test } from 'vitest'

import { PROPOSAL_LABELS, splitProposal } from './project-proposal'

const SENT = [
  { label: 'Name', value: 'Ines Okafor' },
  { label: 'Building', value: 'School or nursery' },
]
const [heatLoss, panels, price] = (['heatLoss', 'panels', 'price'] as const).map((key) => ({
  label: PROPOSAL_LABELS[key],
  value: key,
}))

test('the proposal of a project is apart from what the client sent, with its price', () => {
  expect(splitProposal([...SENT, heatLoss, panels, price].flatMap((row) => row ?? []))).toEqual({
    sent: SENT,
    proposal: { price: 'price', figures: [heatLoss, panels] },
  })
})

test('other enquiries have none', () => {
  expect(splitProposal(SENT)).toEqual({ sent: SENT, proposal: null })
})
