import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

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

test.each(readings.map((reading) => [`${reading.key}: ${reading.text}`, reading] as const))('%s is open about what it rests on', (_, reading) => {
  expect(reading.status).not.toBe('approved')
  expect(reading.jsonLdAllowed).toBeFalsy()
  expect(reading.qualifier).toBeTruthy()
  expect(reading.strictReplacement).toBeTruthy()
  expect(reading.origin).toBeTruthy()
  if (reading.status === 'evidenced') expect(reading.evidence).toBeTruthy()
})

test('readings of one claim that differ are none of them passed off as proven', () => {
  for (const { key, readings: [first, ...others] } of CLAIMS) {
    if (others.every(({ value }) => value === first?.value)) continue
    expect([key, first?.status]).not.toEqual([key, 'evidenced'])
  }
})

const ASKED = /claimNamed\(\w+, '([^']+)'\)|[cC]laims\['([^']+)'\]|claimKey: '([^']+)'/g

test('every claim that a page asks for is there', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /^(app|components|globals)\b.*\.tsx?$/.test(file) && !/\.(test|examples)\./.test(file))
  const asked = sources.flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(ASKED)].map((match) => match[1] ?? match[2] ?? match[3]))
  expect(asked).toContain('price.panel')
  const keys = CLAIMS.map(({ key }) => key)
  expect(asked.filter((key) => key && !keys.includes(key))).toEqual([])
})
