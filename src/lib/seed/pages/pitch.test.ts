import { expect, test } from 'vitest'

import { pitchFaults, pitchOf } from '@/lib/domain/text/pitch'

import { POST_SEEDS } from '../blog/posts/posts'
import { PAGE_SEEDS } from './pages'

const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value === 'object' && value !== null) return textsIn(Object.values(value))
  return typeof value === 'string' ? [value] : []
}

const WRITTEN = [
  ...PAGE_SEEDS.map(({ path, heading, lead, inShort, blocks }) => [path, [heading, lead, inShort, blocks]] as const),
  ...POST_SEEDS.map(({ slug, ...post }) => [slug, Object.values(post)] as const),
]

test.each(WRITTEN)('%s keeps the limits of what a page says against panels', (_path, texts) => {
  expect(pitchFaults(pitchOf(textsIn(texts).join('. ')))).toEqual([])
})
