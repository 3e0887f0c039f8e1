import { expect, test } from 'vitest'

import { type ClaimMode, effectiveReadings, effectiveWording } from '@/lib/domain/claims/effective-wording'

import { CLAIMS } from '../claims/claims'
import type { PageSeed } from '../support/page-seed'
import { PAGE_SEEDS } from './pages'

const NAMED = /\{(claim|readings):([^}]+)\}/g
/** A claim's wording in a text, marked to tell it from the text around it. */
const SAID = /⟦([^⟧]*)⟧/g

function wordsOf(named: string, key: string, mode: ClaimMode): string {
  const readings = CLAIMS.find((claim) => claim.key === key)?.readings ?? []
  const wordings =
    named === 'claim'
      ? [effectiveWording({ readings, context: 'section', mode, today: '2026-11-20' })]
      : effectiveReadings({ readings, mode, today: '2026-11-20' })
  return wordings.map((wording) => (wording?.kind === 'reading' ? wording.reading.text : wording?.text)).join('; ')
}

/** Every text of a page that contains a claim, as rendered by the site. */
function printed(page: PageSeed, mode: ClaimMode): string[] {
  const texts: string[] = []
  JSON.stringify(page, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(...value.split('\n').filter((line) => line.search(NAMED) !== -1))
    return value
  })
  return texts.map((text) => text.replace(NAMED, (_, named: string, key: string) => `⟦${wordsOf(named, key, mode)}⟧`))
}

/** What may precede a claim: nothing, a bullet, the end of a sentence, or a few words and a colon. */
const BEFORE = /(?:^|^- |[.?!:]\**(?:\[\^[^\]]+\])* )\**$/
const AFTER = /^(?:\.\**(?: |$)|$)/
/** Wording that attributes what follows to someone else, and so marks it as doubtful. */
const HELD_AWAY = /\b(?:claims?|words?|lines?|figures?|readings?|put it|publish\w*|promise\w*|terms)\b[^.]*: \**$/i

const faults = (text: string) =>
  [...text.matchAll(SAID)].flatMap(({ 0: marked, 1: said = '', index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + marked.length)]
    return [
      ...(BEFORE.test(before) && AFTER.test(after) ? [] : ['is not a separate sentence']),
      ...(/[.:;!?]$/.test(said) || said === '' ? ['ends twice, or says nothing'] : []),
      ...(HELD_AWAY.test(before) ? ['is attributed to someone else'] : []),
      ...(/: \**$/.test(before) && /^(?:Ask|Read|See) /.test(said) ? ['is an imperative after a colon'] : []),
    ].map((fault) => `${fault}: ${text}`)
  })

// Two modes, one text: the text around a claim must be correct and read well with either wording.
test.each(['faithful', 'strict'] as const)('texts around claims read well when the site is %s', (mode) => {
  expect(
    PAGE_SEEDS.flatMap((page) =>
      printed(page, mode)
        .flatMap(faults)
        .map((fault) => `${page.path} ${fault}`),
    ),
  ).toEqual([])
})

test.each([
  ['The data sheet says “⟦IP54⟧”.', 'is not a separate sentence'],
  ['One of those figures: ⟦Ask us⟧. It is our own.', 'is attributed to someone else'],
  ['What we print: ⟦Ask us⟧.', 'is an imperative after a colon'],
  ['The ingress test (⟦IP54⟧)', 'is not a separate sentence'],
  ['⟦Ask us⟧ and more.', 'is not a separate sentence'],
  ['⟦Ask us.⟧.', 'ends twice, or says nothing'],
])('%s is detected', (text, fault) => {
  expect(faults(text).join()).toContain(fault)
})

test.each([
  'For ours: ⟦Essentially all becomes heat⟧. That holds for all.',
  '**By fitting.** ⟦Fees as stated⟧. It needs a van.',
  '**⟦Fees as stated⟧.** What you get',
  '⟦Priced in a written quote⟧',
  'A quarter.[^sum] ⟦Ask us⟧.',
])('%s is accepted', (text) => {
  expect(faults(text)).toEqual([])
})

/** Claims about sums of money or periods: no other text can mean them by the same digits. */
const TAKEN_BACK = [
  'price.panel',
  'partner.fee',
  'partner.margin',
  'warranty.years',
  'market.size',
  'properties.heated',
  'savings.year',
]

test('no text contains a figure that strict mode would withdraw', () => {
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
