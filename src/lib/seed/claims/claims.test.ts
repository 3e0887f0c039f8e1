import { expect, test } from 'vitest'

import { CLAIMS_IN_SECTIONS } from '@/lib/site/claims-in-sections'
import { DEFAULT_BADGES } from '@/lib/site/default-badges'
import { DEFAULT_PROMO_MESSAGES } from '@/lib/site/default-banner'

import { CLAIMS } from './claims'

const readings = CLAIMS.flatMap(({ key, readings }) => readings.map((reading) => ({ key, ...reading })))

test('every key stands once', () => {
  const keys = CLAIMS.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a place has one reading of a claim', () => {
  const places = readings.flatMap(({ key, contexts }) => contexts.map((context) => `${key} in ${context}`))
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test.each(readings.map((reading) => [`${reading.key}: ${reading.text}`, reading] as const))(
  '%s is open about what it rests on',
  (_, reading) => {
    expect(reading.status).not.toBe('approved')
    expect(reading.jsonLdAllowed).toBeFalsy()
    expect(reading.qualifier).toBeTruthy()
    expect(reading.strictReplacement).toBeTruthy()
    expect(reading.origin).toBeTruthy()
    if (reading.status === 'evidenced') expect(reading.evidence).toBeTruthy()
  },
)

test('readings of one claim that differ are none of them passed off as proven', () => {
  for (const {
    key,
    readings: [first, ...others],
  } of CLAIMS) {
    if (others.every(({ value }) => value === first?.value)) continue
    expect([key, first?.status]).not.toEqual([key, 'evidenced'])
  }
})

const saysSomething = (key: string | undefined, context: string) =>
  readings.some((reading) => reading.key === key && reading.contexts.some((one) => one === context))

test.each(CLAIMS_IN_SECTIONS)('$place of $path asks for claims that say something there', ({ keys, context }) => {
  expect(keys.filter((key) => !saysSomething(key, context))).toEqual([])
})

test.each([
  ['badges', DEFAULT_BADGES],
  ['banner', DEFAULT_PROMO_MESSAGES],
])('the claims of the %s say something there', (_, messages) => {
  const keys = [...JSON.stringify(messages).matchAll(/\{claim:([^}]+)\}/g)].map(([, key]) => key)
  expect(keys).toContain('warranty.years')
  expect(keys.filter((key) => !saysSomething(key, 'banner'))).toEqual([])
})
