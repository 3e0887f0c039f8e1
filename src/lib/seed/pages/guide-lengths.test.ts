import { expect, test } from 'vitest'

import type { PageSeed } from './page-seed'
import { PAGE_SEEDS } from './pages'

/** Names of things, not words of the text. */
const NAMES = [
  'block',
  'picture',
  'drawing',
  'film',
  'map',
  'tool',
  'form',
  'tone',
  'download',
  'href',
  'layout',
  'product',
  'audience',
  'claims',
]
/** Sources, claims and figures, and what marks headings, lists and links. */
const NOTATION = /\[\^[^\]]+\]|\]\([^)]*\)|[#*[]/g

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (NAMES.includes(name) ? [] : textsIn(part)))
}

const wordsIn = ({ heading, lead, blocks }: PageSeed) =>
  textsIn([heading, lead, blocks])
    .join(' ')
    .replace(NOTATION, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length

const GUIDES = PAGE_SEEDS.filter(({ category }) => category === 'guide')

test.each(GUIDES.map((guide) => [guide.path, wordsIn(guide)] as const))(
  '%s has from 1,500 to 3,000 words: %i',
  (_, words) => {
    expect(words).toBeGreaterThanOrEqual(1500)
    expect(words).toBeLessThanOrEqual(3000)
  },
)
