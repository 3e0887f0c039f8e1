import { expect, test } from 'vitest'

import type { Claim, ClaimStatus } from '@/lib/content/claim'
import type { Inline, RichText } from '@/lib/content/rich-text'

import { questionsIn } from './questions'

const claim = (status: ClaimStatus): Inline => {
  const reading: Claim = {
    kind: 'reading',
    key: 'lifespan',
    text: 'Expected life 20 years',
    value: '20',
    unit: 'years',
    status,
    qualifier: 'An expectation.',
    evidence: '',
    checkedOn: null,
  }
  return { kind: 'claim', claim: reading }
}

const answer = (inline: Inline): RichText => [
  { kind: 'list', isOrdered: false, items: [{ content: [inline], lists: [] }] },
]

const asked = (inline: Inline) =>
  questionsIn({
    blocks: [
      { id: 'q', kind: 'questions', heading: 'Questions', questions: [{ question: 'Q', answer: answer(inline) }] },
    ],
  })

test.each([
  ['an approved claim', claim('approved'), 1],
  ['an unverified claim', claim('unverified'), 0],
  ['a claim with proof on file', claim('evidenced'), 0],
  ['an unapproved claim in a link', { kind: 'link', href: '/a', content: [claim('contested')] } as Inline, 0],
  ['no claim', { kind: 'text', text: 'Yes.' } as Inline, 1],
])('an answer with %s', (_, inline, count) => {
  expect(asked(inline)).toHaveLength(count)
})
