import { readdirSync } from 'node:fs'

import { describe, expect, it, test } from 'vitest'

import type { Feature } from '@/lib/features/feature'
import { FEATURES, joined, listed } from '@/lib/features/features'

const LIST = Object.entries<Feature>(FEATURES)

/** Every route file of the application, as a path of the Next.js app directory. */
const ROUTES = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)route\.tsx?$/.test(file))
  .map(
    (file) =>
      `/${file
        .split('/')
        .slice(0, -1)
        .filter((name) => !name.startsWith('('))
        .join('/')}`,
  )

const duplicates = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) < index)

test('every feature has a manifest of its name, and every manifest is listed', () => {
  const others = ['feature', 'features', 'closing', 'written-records', 'leads-retention', 'personal-data']
  const files = readdirSync('src/lib/features').map((file) => file.replace(/(?:\.test)?\.ts$/, ''))
  expect([...new Set(files)].filter((name) => !others.includes(name)).sort()).toEqual(Object.keys(FEATURES).sort())
})

test('every endpoint belongs to exactly one feature', () => {
  const declared = [...listed('endpoints'), ...listed('formEndpoints'), ...listed('openEndpoints')]
  expect(declared.sort()).toEqual(ROUTES.sort())
})

describe('joined', () => {
  it.each(['pages', 'replies', 'checks', 'confirmations', 'tasks', 'cache', 'adminViews'] as const)(
    'has %s of all features',
    (part) => {
      const names = LIST.flatMap(([, feature]) => Object.keys(feature[part] ?? {}))
      expect(names.length).toBeGreaterThan(3)
      expect(duplicates(names)).toEqual([])
      expect(Object.keys(joined(part)).sort()).toEqual(names.sort())
    },
  )
})

test('each retention rule has a name of its own', () => {
  expect(duplicates(listed('retention').map(({ name }) => name))).toEqual([])
})
