import { expect, test } from 'vitest'

import { checkQuote } from '@/lib/domain/quotes/check-quote'
import { panelsIn, quoteTotals } from '@/lib/domain/quotes/quote-lines'

import { BASIS } from '../../../../tests/fixtures/basis'
import type { ProjectFacts } from '../project-quote/recommendation'
import { quoteOfProject } from './quote-of-project'
import { quoteView } from './quote-view'

const FACTS: ProjectFacts = {
  postcodeArea: 'SN',
  buildingType: 'school',
  areaM2: 640,
  ceilingM: 3.2,
  built: '1967-1975',
  zones: 9,
}
const of = (changes: Partial<ProjectFacts> = {}) =>
  quoteOfProject({ facts: { ...FACTS, ...changes }, basis: BASIS, trader: 'Powerboard, Devizes' })
const viewOf = (changes: Partial<ProjectFacts> = {}) =>
  quoteView({
    ...of(changes),
    reference: 'PB-1234-5678-Q1',
    version: 1,
    previousLines: null,
    message: '',
    validUntil: '2026-12-25',
    termsVersion: '2026-11',
    depositPercent: null,
  })

test('passes the check before sending as prepared', () => {
  const check = checkQuote({
    ...of(),
    design: { asymmetryK: null, protectionAmps: null, cableAmps: null },
    message: '',
    validUntil: '2026-12-25',
    today: BASIS.date,
  })
  expect(check).toEqual([])
})

test('a calculated heat loss determines the panels, and is described as the client’s', () => {
  const { figures, lines } = of({ heatLossKw: 9 })
  expect(panelsIn(lines)).toBe(Math.ceil(9_000 / figures.panelWatts))
  expect(figures.reasons[0]).toBe('Your heat loss of 9 kW, on a cold day.')
  expect(of().figures.reasons[0]).toMatch(/from the floor area, the height and the age of the building alone/)
})

test('has a thermostat for each zone, without a price before the survey', () => {
  expect(of().lines.find(({ kind }) => kind === 'thermostats')).toMatchObject({ quantity: 9, eachPence: null })
  expect(quoteTotals(of().lines).totalPence).toBeGreaterThan(1_000_000)
})

test('the document has no verdict, running costs or rating of a home', () => {
  const titles = viewOf().sections.map(({ title }) => title)
  expect(titles[0]).toBe('What this is based on')
  expect(titles).toEqual(expect.arrayContaining(['The price', 'Not included', 'Our offer', 'Assumptions']))
  expect(titles).not.toContain('A year of heating the whole home')
  expect(titles).not.toContain('Energy rating (EPC)')
  expect(viewOf().sections.find(({ title }) => title === 'The price')?.text).toEqual([
    'School or nursery; 640 m²; ceiling at 3.2 m; built 1967 to 1975',
  ])
})
