import { expect, test } from 'vitest'

import { readConfiguration } from '@/lib/schemas/calculate/configuration'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { FIRST_CHOICES } from './configurator/choices'
import { configure } from './configurator/configuration'
import { estimateWithOwn } from './engine/estimate'
import { FIRST_TYPED } from './engine/home-questions'
import { RECENT_EXAMPLE } from './professional/example-project'
import { projectOutcome } from './professional/project-outcome'
import { projectResult } from './professional/project-result'
import { SAMPLE_BASIS as basis } from './quick/sample-numbers'

test('the quick calculator opens on a home that panels suit', () => {
  const read = readQuickEstimate(FIRST_TYPED)
  if (!read.ok) throw new Error('The first answers are incomplete')
  const { estimate } = estimateWithOwn({ answers: read.answers, basis, own: {} })
  expect(estimate.judgement.verdict).toBe('good-fit')
})

test('so does the configurator', () => {
  const read = readConfiguration(FIRST_CHOICES)
  if (!read.ok) throw new Error('The first choices are incomplete')
  expect(configure({ choices: read.choices, basis }).verdict.verdict).toBe('good-fit')
})

test('the example of the professional calculator is a home whose heaters panels may replace', () => {
  expect(projectOutcome(projectResult({ project: RECENT_EXAMPLE, basis }))?.verdict.verdict).toBe('good-replacement')
})
