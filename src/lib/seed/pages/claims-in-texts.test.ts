import { expect, test } from 'vitest'

import { standingReadings, standingWording, type ClaimMode } from '@/lib/domain/claims/standing-wording'

import { CLAIMS } from '../claims/claims'
import type { PageSeed } from './page-seed'
import { PAGE_SEEDS } from './pages'

const NAMED = /\{(claim|readings):([^}]+)\}/g
/** A claim's words in a text, set apart from those around them. */
const SAID = /⟦([^⟧]*)⟧/g

function wordsOf(named: string, key: string, mode: ClaimMode): string {
  const readings = CLAIMS.find((claim) => claim.key === key)?.readings ?? []
  const wordings =
    named === 'claim'
      ? [standingWording({ readings, context: 'section', mode, today: '2026-11-20' })]
      : standingReadings({ readings, mode, today: '2026-11-20' })
  return wordings.map((wording) => (wording?.kind === 'reading' ? wording.reading.text : wording?.text)).join('; ')
}

/** Every paragraph, cell and other text of a page in which a claim stands, as the site prints it. */
function printed(page: PageSeed, mode: ClaimMode): string[] {
  const texts: string[] = []
  JSON.stringify(page, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(...value.split('\n').filter((line) => line.search(NAMED) !== -1))
    return value
  })
  return texts.map((text) => text.replace(NAMED, (_, named: string, key: string) => `⟦${wordsOf(named, key, mode)}⟧`))
}

/** What it stands after: nothing, a bullet, the end of a sentence, or a few words and a colon. */
const BEFORE = /(?:^|^- |[.?!:]\**(?:\[\^[^\]]+\])* )\**$/
const AFTER = /^(?:\.\**(?: |$)|$)/
/** Words that present what follows as somebody's, and so as doubtful. */
const HELD_AWAY = /\b(?:claims?|words?|lines?|figures?|readings?|put it|publish\w*|promise\w*|terms)\b[^.]*: \**$/i

const faults = (text: string) =>
  [...text.matchAll(SAID)].flatMap(({ 0: marked, 1: said = '', index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + marked.length)]
    return [
      ...(BEFORE.test(before) && AFTER.test(after) ? [] : ['is no sentence of its own']),
      ...(/[.:;!?]$/.test(said) || said === '' ? ['ends twice, or says nothing'] : []),
      ...(HELD_AWAY.test(before) ? ['is held away from us'] : []),
      ...(/: \**$/.test(before) && /^(?:Ask|Read|See) /.test(said) ? ['asks for something after a colon'] : []),
    ].map((fault) => `${fault}: ${text}`)
  })

// Two modes, one text: what is written around a claim has to be true and read well beside either wording.
test.each(['faithful', 'strict'] as const)('claims stand well in the texts of pages when the site is %s', (mode) => {
  expect(
    PAGE_SEEDS.flatMap((page) =>
      printed(page, mode)
        .flatMap(faults)
        .map((fault) => `${page.path} ${fault}`),
    ),
  ).toEqual([])
})

test.each([
  ['The data sheet says “⟦IP54⟧”.', 'is no sentence of its own'],
  ['One of those figures: ⟦Ask us⟧. It is our own.', 'is held away from us'],
  ['What we print: ⟦Ask us⟧.', 'asks for something after a colon'],
  ['The ingress test (⟦IP54⟧)', 'is no sentence of its own'],
  ['⟦Ask us⟧ and more.', 'is no sentence of its own'],
  ['⟦Ask us.⟧.', 'ends twice, or says nothing'],
])('%s is noticed', (text, fault) => {
  expect(faults(text).join()).toContain(fault)
})

test.each([
  'For ours: ⟦Essentially all becomes heat⟧. That holds for all.',
  '**By fitting.** ⟦Fees as stated⟧. It needs a van.',
  '**⟦Fees as stated⟧.** What you get',
  '⟦Priced in a written quote⟧',
  'A quarter.[^sum] ⟦Ask us⟧.',
])('%s is fine', (text) => {
  expect(faults(text)).toEqual([])
})

/** Of claims whose figures are sums of money or terms: no other text can mean them by the same digits. */
const TAKEN_BACK = [
  'price.panel',
  'partner.fee',
  'partner.margin',
  'warranty.years',
  'market.size',
  'properties.heated',
  'savings.year',
]

test('no text types a figure that strict mode would take back', () => {
  const typed = CLAIMS.filter(({ key }) => TAKEN_BACK.includes(key)).flatMap(({ readings }) =>
    readings.map(({ value, unit }) =>
      unit === '£' ? `£${value}` : unit === '%' ? `${value}%` : unit === 'yr' ? `${value}-year warranty` : value,
    ),
  )
  const stands = (figure: string, page: PageSeed) =>
    JSON.stringify(page)
      .split(figure)
      .slice(1)
      .some((rest) => !/^[\d,]/.test(rest))
  expect(
    PAGE_SEEDS.flatMap((page) =>
      typed.filter((figure) => stands(figure, page)).map((figure) => `${page.path}: ${figure}`),
    ),
  ).toEqual([])
})
