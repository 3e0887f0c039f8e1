import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { DEFAULT_ASSUMPTIONS } from '../../../../tests/fixtures/default-assumptions'
import { panel } from '../../../../tests/fixtures/quick-estimates'
import { PROPERTY_TYPES } from '../building/home/answers'
import { ageBandOfBuilt, BUILT } from '../building/home/built'
import { OCCUPANCY } from '../building/home/occupancy'
import { nationOf } from '../climate/area-nation'
import type { Overrides } from '../quantity/evaluate'
import { HEATING_NOW } from './heating-now'
import { INSULATION, type QuickAnswers } from './quick-answers'
import { quickEstimate } from './quick-estimate'

/** Written from the message and the physics, before the rules. */
const TABLE = readFileSync('tests/fixtures/verdicts/sixty-homes.csv', 'utf8').trim().split('\n').slice(1)

const HEATED_ROOMS: Record<string, number | undefined> = { whole: undefined, 'one-room': 1, 'two-rooms': 2 }

const oneOf = <Value extends string>(options: readonly { value: Value }[], text: string | undefined): Value => {
  const found = options.find(({ value }) => value === text)
  if (!found) throw new Error(`"${text}" is not an option`)
  return found.value
}

const HOMES = TABLE.map((row) => {
  const [home, scope = '', area = '', type, floorArea, built, insulation, heating, occupancy, letting, verdict] =
    row.split(',')
  const answers: QuickAnswers = {
    postcodeArea: area,
    propertyType: oneOf(PROPERTY_TYPES, type),
    floorAreaM2: Number(floorArea),
    ageBand: ageBandOfBuilt({ built: oneOf(BUILT, built), nation: nationOf(area) ?? 'england' }),
    insulation: oneOf(INSULATION, insulation),
    heating: oneOf(HEATING_NOW, heating),
    occupancy: oneOf(OCCUPANCY, occupancy),
    hasSolar: false,
    isLet: letting === 'yes',
    heatedRooms: HEATED_ROOMS[scope],
  }
  return { home, answers, verdict }
})

function judged(answers: QuickAnswers, changes: Overrides = {}) {
  const found = quickEstimate({
    answers,
    assumptions: DEFAULT_ASSUMPTIONS,
    date: '2026-11-20',
    panel,
    seed: 1,
    samples: 20,
    changes,
  })
  if (!found.ok) throw new Error(found.reason)
  return found
}

test('the table has every kind of home, and every verdict', () => {
  expect(HOMES).toHaveLength(64)
  expect(new Set(HOMES.map(({ verdict }) => verdict)).size).toBe(5)
})

test.each(HOMES)('home $home: $verdict', ({ answers, verdict }) => {
  expect(judged(answers).judgement.verdict).toBe(verdict)
})

test.each([0.98, 1.02])('none changes its verdict if it loses %d times as much heat', (ratio) => {
  const changed = HOMES.filter(
    ({ answers, verdict }) => judged(answers, { 'home.measured-over-calculated': ratio }).judgement.verdict !== verdict,
  )
  expect(changed.map(({ home }) => home)).toEqual([])
})

test('a heat pump is named for a whole home wherever it costs less than two thirds of panels', () => {
  for (const { home, answers } of HOMES) {
    const { systems, judgement } = judged(answers)
    const penceOf = (key: string) => systems.find(({ system }) => system === key)?.pence?.value ?? NaN
    const isCheaper = penceOf('heat-pump') < (2 / 3) * penceOf('infrared')
    const isAlternative = answers.heatedRooms === undefined && answers.heating !== 'heat-pump'
    expect([home, judgement.heatPump !== null]).toEqual([home, isCheaper && isAlternative])
  }
})

test('a whole home that panels do not suit ends with the rooms that do, and their price', () => {
  for (const { answers, verdict } of HOMES) {
    if (answers.heatedRooms !== undefined || verdict === 'good-fit' || verdict === 'good-replacement') continue
    const { rooms } = judged(answers).judgement
    expect(rooms.length).toBeGreaterThan(0)
    for (const { panels, pricePence, givenWatts } of rooms) {
      expect(pricePence).toBe(panels * (28_900 + 15_000) + 15_000)
      expect(givenWatts).toBeLessThanOrEqual(panels * 225)
    }
  }
})

test('letting speaks in England and Wales only', () => {
  const home = HOMES.find(({ answers }) => answers.isLet && answers.heating === 'gas-old')
  if (!home) throw new Error('The table has no let home on gas')
  const rulesIn = (postcodeArea: string) =>
    judged({ ...home.answers, postcodeArea }).judgement.reasons.map(({ rule }) => rule)
  expect(rulesIn('M')).toEqual(expect.arrayContaining(['rating-falls', 'letting']))
  expect(rulesIn('EH')).toContain('rating-falls')
  expect(rulesIn('EH')).not.toContain('letting')
})
