import { expect, test } from 'vitest'

import type { PageSeed } from '../support/page-seed'
import { PAGE_SEEDS } from './pages'

/** Component names, which are not part of the text. */
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
/** Sources, claims and figures, and the markup of headings, lists and links. */
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
  '%s has between 1,500 and 3,000 words: %i',
  (_, words) => {
    expect(words).toBeGreaterThanOrEqual(1500)
    expect(words).toBeLessThanOrEqual(3000)
  },
)
