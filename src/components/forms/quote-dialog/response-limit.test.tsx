import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { type Claim, type ClaimStatus, qualifiedText } from '@/lib/content/claim'

import { ResponseLimit } from './response-limit'
import { ResponseLimitProvider } from './response-limit-provider'

const reading = (status: ClaimStatus): Claim => ({
  kind: 'reading',
  key: 'response.time',
  text: 'We’ll contact you within 24 hours',
  value: '24',
  unit: 'hours',
  status,
  qualifier: 'When we’re closed, the time starts when we reopen.',
  evidence: '',
  checkedOn: null,
})
const replacement: Claim = { kind: 'replacement', key: 'response.time', text: 'We reply within our opening hours' }

const shown = (claim: Claim | undefined) =>
  renderToStaticMarkup(
    <ResponseLimitProvider words={qualifiedText(claim)}>
      <ResponseLimit className="" />
    </ResponseLimitProvider>,
  ).replace(/<[^>]*>/g, '')

test.each([
  [
    'a contested reading',
    reading('contested'),
    'We’ll contact you within 24 hours. When we’re closed, the time starts when we reopen.',
  ],
  ['an approved reading', reading('approved'), 'We’ll contact you within 24 hours.'],
  ['replacement wording', replacement, 'We reply within our opening hours.'],
  ['no claim', undefined, ''],
] as const)('%s', (_, claim, words) => {
  expect(shown(claim)).toBe(words)
})
