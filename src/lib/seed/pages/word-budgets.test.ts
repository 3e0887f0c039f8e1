import { expect, test } from 'vitest'

import type { BlockSeed, PageSeed } from '../support/page-seed'
import { PAGE_SEEDS } from './pages'

/** The words of a block that show before anything is opened: of questions, only the first has its answer open. */
function shownIn(block: BlockSeed): unknown {
  switch (block.block) {
    case 'prose':
      return [block.heading, block.text, block.note]
    case 'questions':
      return [block.heading, block.questions.map(({ question }) => question), block.questions[0]?.answer]
    case 'doors':
      return block.doors.map(({ title, text, label }) => [title, text, label])
    case 'callToAction':
      return [block.heading, block.text, block.actions.map(({ label }) => label)]
    case 'table':
      return [block.caption, block.columns, block.rows, block.note]
    case 'steps':
      return [block.heading, block.steps.map(({ title, text }) => [title, text])]
    case 'workedExample':
      return [block.heading, block.question, block.lines.map(Object.values), block.answer]
    case 'tool':
    case 'callout':
    case 'form':
      return [block.heading, block.text]
    case 'chart':
      return [block.heading, block.rows.map(({ label, note }) => [label, note ?? '']), block.caption]
    case 'heatPrices':
    case 'map':
      return [block.heading, block.text]
    case 'figure':
    case 'drawing':
    case 'film':
      return block.caption
    case 'specTable':
      return []
    default:
      throw new Error(`Which words of a ${block.block} show?`)
  }
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(textsIn) : typeof value === 'string' ? [value] : []

/** Sources, and the addresses of links. */
const NOT_WORDS = /\[\^[^\]]+\]|\]\([^)]*\)/g

const wordsShown = ({ heading, lead, inShort, blocks }: PageSeed) =>
  textsIn([heading, lead, inShort, blocks.map(shownIn)])
    .join(' ')
    .replace(NOT_WORDS, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length

/** The most words that an offer shows, without its form and its sources. */
const OFFERS = { '/partners': 450, '/distributors': 450, '/business-in-a-box': 450, '/installers': 600 }

/** What a reader finishes in six minutes. The working is in the engineering parts, which start closed. */
const GUIDE = 1450
/*
 * A householder wants fewer words than an electrician or a surveyor. What is cut and still true goes into the
 * engineering part of its section, which starts closed and is searched too: no source, claim or figure is lost.
 */
const GUIDES = PAGE_SEEDS.filter(({ template }) => template === 'guide').map(({ path }) => [path, GUIDE] as const)

/** What a reader of a legal page may be asked to read, its tables included. */
const LEGAL = { '/privacy-policy': 2500, '/cookie-policy': 900 }

test.each([...Object.entries({ ...OFFERS, ...LEGAL }), ...GUIDES])(
  '%s shows enough words to decide, and at most %i',
  (path, budget) => {
    const page = PAGE_SEEDS.find((seed) => seed.path === path)
    const words = page ? wordsShown(page) : 0
    expect(words).toBeGreaterThan(200)
    expect(words).toBeLessThanOrEqual(budget)
  },
)
