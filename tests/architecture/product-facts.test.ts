import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

/** Where facts about a panel must come from its product record. The seed holds what that record says at first. */
const FOLDERS =
  /^(?:app|components|lib\/(?:calculators|content|data|delivery|domain|format|forms|illustrations|pdf|schemas|seo|use-cases))\//
/** Tests, examples and sample data. */
const EXEMPT = /\.test\.tsx?$|\.examples\.tsx$|\/sample-[^/]*$/

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g

const alone = (number: string) => `(?<![\\w.,-])${number}(?!\\w|[.,]\\d)`

/** Watts, m² and thickness of the seeded panel, alone or with a unit. */
const FACT = new RegExp(['225', '0\\.225', '0\\.72', '12\\.5'].map(alone).join('|'))
/** The seeded limit of a circuit, on a line about panels. */
const LIMIT = new RegExp(`${alone('13')}(?!%)|\\bthirteen\\b`, 'i')
const PANELS = /(?<![-\w])(?:panel|circuit|breaker)|_(?:panel|circuit|breaker)/i

/** The same numbers with another meaning, and why. */
const MEANS_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  'lib/content/locations/text/wording.ts': 'one home in eight',
  'lib/domain/building/u-values/roofs.ts': 'thickness of loft insulation',
  'lib/domain/solar/regions.ts': 'mean temperatures of months',
}

const statesFact = (text: string) =>
  text
    .replace(COMMENT, '')
    .split('\n')
    .some((line) => FACT.test(line) || (PANELS.test(line) && LIMIT.test(line)))

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && FOLDERS.test(file) && !EXEMPT.test(file),
)
const stating = files.filter((file) => statesFact(readFileSync(`src/${file}`, 'utf8')))

test('facts about a panel are read from its product record', () => {
  expect(stating.filter((file) => !(file in MEANS_SOMETHING_ELSE))).toEqual([])
})

test('every exception still holds such a number', () => {
  expect(Object.keys(MEANS_SOMETHING_ELSE).filter((file) => !stating.includes(file))).toEqual([])
})

describe('a line', () => {
  test.each([
    'const PANEL_WATTS = 225',
    'const PANEL_KW = 0.225',
    'value: 0.72, source',
    '<span>225 W and 12.5 mm thin</span>',
    'const PANELS_A_CIRCUIT = 13',
    'of no more than 13 panels each',
    'Up to thirteen on one 16 A circuit',
  ])('states a fact: %s', (line) => expect(statesFact(line)).toBe(true))

  test.each([
    "'powerboard-s-225w'",
    '1,225 W',
    '12.55',
    'min-h-12.5 w-full',
    'the top 13 rows',
    '13% of homes have panels',
    'r="13" className="stroke-panel"',
    '/* 225 W */ const watts = panel.powerWatts',
  ])('states none: %s', (line) => expect(statesFact(line)).toBe(false))
})
