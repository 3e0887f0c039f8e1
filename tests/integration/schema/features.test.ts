import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import type { Feature } from '@/lib/features/feature'
import { FEATURES } from '@/lib/features/features'

const { config } = await payloadClient()
const ALL: readonly Feature[] = Object.values(FEATURES)

/** Payload adds collections of its own. */
const own = config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))

test('every collection and global belongs to exactly one feature, and is registered under its own slug', () => {
  expect(ALL.flatMap(({ collections = [] }) => collections).sort()).toEqual(own.sort())
  expect(ALL.flatMap(({ globals = [] }) => globals).sort()).toEqual(config.globals.map(({ slug }) => slug).sort())
})
