import { expect, test } from 'vitest'

import { achievementsOf } from '@/lib/domain/challenge/achievements'
import { progressOf } from '@/lib/domain/challenge/progress'
import { USUAL_RULES } from '@/lib/domain/challenge/rules'

import { certificateSvg } from './certificate'

const SEASON = { startDate: '2026-09-28' }
const ON = '2026-11-25T10:00:00Z'
const progress = progressOf({
  rules: USUAL_RULES,
  events: [
    { kind: 'done', slug: 'letterbox', at: '2026-10-06T10:00:00Z' },
    { kind: 'done', slug: 'curtains', at: '2026-10-13T10:00:00Z' },
  ],
  season: SEASON,
  now: ON,
  winterKwh: { letterbox: 120 },
})
const sheet = certificateSvg({
  season: SEASON,
  progress,
  panelMm: 12.5,
  achievements: achievementsOf(progress.completions, USUAL_RULES),
  on: ON,
})

test('states achievements and savings, and that nobody has checked them', () => {
  for (const words of [
    'Winter 2026–27',
    '2 of 26',
    'Longest streak: 2 weeks',
    'Draught',
    '15 points',
    'First week lit',
    '25 November 2026',
  ])
    expect(sheet).toContain(words)
  expect(sheet).toMatch(/Saved, as calculated<.+About \d+ kWh/)
  expect(sheet).toContain('By the household’s own marks')
})

test('draws 26 panels and lights those of active weeks', () => {
  expect(sheet.match(/stroke="#6f8186"/g)).toHaveLength(26)
  expect(sheet.match(/height="44"/g)).toHaveLength(2)
  expect(sheet.match(/fill="url\(#fall-\d\)"/g)).toHaveLength(2)
})

test('names the months above the week in which each begins', () => {
  const months = [...sheet.matchAll(/<text x="([\d.]+)" y="466"[^>]*>(\w+)</g)].map(([, x, month]) => [
    Number(x),
    month,
  ])
  expect(months.map(([, month]) => month)).toEqual(['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'])
  expect(months[0]?.[0]).toBeCloseTo(150 + 1_800 / 26 + 6, 0)
})

test('is a standalone file without external resources', () => {
  expect(sheet).not.toMatch(/var\(|href|url\((?!#)/)
  expect(sheet.startsWith('<svg xmlns=')).toBe(true)
})
