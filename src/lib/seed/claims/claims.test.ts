import { expect, test } from 'vitest'

import { CLAIMS_IN_SECTIONS } from '@/lib/content/claims-in-sections'
import { DEFAULT_BADGES } from '@/lib/content/default-badges'
import { DEFAULT_PROMO_MESSAGES } from '@/lib/content/default-banner'
import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'

import { PAGE_SEEDS } from '../pages/pages'
import { CLAIMS } from './claims'

const readings = CLAIMS.flatMap(({ key, readings }) => readings.map((reading) => ({ key, ...reading })))

test('keys are unique', () => {
  const keys = CLAIMS.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a claim has one wording per context', () => {
  const places = readings.flatMap(({ key, contexts }) => contexts.map((context) => `${key} in ${context}`))
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test.each(readings.map((reading) => [`${reading.key}: ${reading.text}`, reading] as const))(
  '%s discloses its evidence',
  (_, reading) => {
    expect(reading.status).not.toBe('approved')
    expect(reading.jsonLdAllowed).toBeFalsy()
    expect(reading.qualifier).toBeTruthy()
    expect(reading.strictReplacement).toBeTruthy()
    expect(reading.origin).toBeTruthy()
    if (reading.status === 'evidenced') expect(reading.evidence).toBeTruthy()
  },
)

test('conflicting wordings of a claim are never marked as proven', () => {
  for (const {
    key,
    readings: [first, ...others],
  } of CLAIMS) {
    if (others.every(({ value }) => value === first?.value)) continue
    expect([key, first?.status]).not.toEqual([key, 'evidenced'])
  }
})

test('no note presents the figure that it explains as one from elsewhere', () => {
  const sentences = readings.flatMap(({ key, value, qualifier }) =>
    (qualifier ?? '').split(/(?<=\.) /).map((sentence) => ({ key, value, sentence })),
  )
  const fromElsewhere = sentences.filter(({ sentence }) => /\b(?:also|elsewhere|in places|homepage)\b/.test(sentence))
  expect(fromElsewhere.length).toBeGreaterThan(4)
  const figuresIn = (text: string) => [...text.matchAll(/\d[\d.,]*\d|\d/g)].map(String)
  expect(fromElsewhere.filter(({ value, sentence }) => figuresIn(sentence).includes(value))).toEqual([])
})

test('a payback in years is stated by the disputed claim alone, because the calculators find none', () => {
  const rows = PAGE_SEEDS.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.block === 'table' ? block.rows : [])),
  )
  const said = [
    ...rows.filter(([item]) => item === 'Payback').map((row) => row.join(' ')),
    ...readings.flatMap(({ key, qualifier, strictReplacement }) =>
      key === 'payback' ? [qualifier, strictReplacement] : [],
    ),
  ]
  expect(said).toHaveLength(4)
  expect(said.filter((text) => /\d/.test(text ?? ''))).toEqual([])
  expect(DEFAULT_NUMBERS.figures['use.infrared-over-room-heaters'].periods.map(({ value }) => value)).toEqual([1])
})

const hasWording = (key: string | undefined, context: string) =>
  readings.some((reading) => reading.key === key && reading.contexts.some((one) => one === context))

test.each(CLAIMS_IN_SECTIONS)('$place of $path uses claims with wording for that context', ({ keys, context }) => {
  expect(keys.filter((key) => !hasWording(key, context))).toEqual([])
})

test.each([
  ['badges', DEFAULT_BADGES],
  ['banner', DEFAULT_PROMO_MESSAGES],
])('the claims of the %s have wording for that context', (_, messages) => {
  const keys = [...JSON.stringify(messages).matchAll(/\{claim:([^}]+)\}/g)].map(([, key]) => key)
  expect(keys).toContain('warranty.years')
  expect(keys.filter((key) => !hasWording(key, 'banner'))).toEqual([])
})

/** Claims whose readings a page compares side by side. */
const compared = new Set([...JSON.stringify(PAGE_SEEDS).matchAll(/\{readings:([^}]+)\}/g)].map(([, key]) => key))
const inPages = new Set([...JSON.stringify(PAGE_SEEDS).matchAll(/\{claim:([^}]+)\}/g)].map(([, key]) => key))
const PRINTED_BY_GLOBALS = {
  section: ['properties.heated', 'rating'],
  landing: ['landing.counter-1', 'landing.counter-3'],
} as const
/** Printed by the quote dialog, which takes its wording from the form. */
const IN_DIALOG = new Set(['response.time'])
const bannerKeys = new Set(
  [...JSON.stringify([DEFAULT_BADGES, DEFAULT_PROMO_MESSAGES]).matchAll(/\{claim:([^}]+)\}/g)].map(([, key]) => key),
)

test.each(readings.map(({ key, text, contexts }) => [`${key}: ${text}`, { key, contexts }] as const))(
  '%s is printed somewhere',
  (_, { key, contexts }) => {
    const isInSection = CLAIMS_IN_SECTIONS.some(({ keys, context }) => keys.includes(key) && contexts.includes(context))
    const isInPage = inPages.has(key) && contexts.includes('section')
    const isInGlobal = Object.entries(PRINTED_BY_GLOBALS).some(
      ([context, keys]) => keys.some((one) => one === key) && contexts.some((one) => one === context),
    )
    const isInBanner = contexts.includes('banner') && bannerKeys.has(key)
    expect(compared.has(key) || isInSection || isInPage || isInGlobal || isInBanner || IN_DIALOG.has(key)).toBe(true)
  },
)
