import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { KEPT_FORM } from '@/lib/domain/estimate/project-limits'
import { POST_STEPS } from '@/lib/domain/leads/post-steps'

import { cookiePolicy } from './cookie-policy'
import { privacyPolicy } from './privacy-policy'

/** The admin, which only staff open, and the texts themselves. */
const NOT_FOR_VISITORS = /^(?:components\/admin|lib\/seed)\//

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:examples|test)\./.test(file) && !NOT_FOR_VISITORS.test(file))
  .map((file) => ({ file: path.join('src', file), code: readFileSync(path.join('src', file), 'utf8') }))

const WRITES = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|\bcaches\.open/
const writers = sources.filter(({ code }) => WRITES.test(code))

/** Tells the server of a refusal by a cookie, named in a file that both share. */
const REFUSAL = 'src/lib/browser/refusal-cookie.ts'

/** Files that define their storage keys as constants. */
const OF_THEIR_OWN = [
  'src/components/overlays/quote-bar.tsx',
  'src/lib/browser/cart/cart-storage.ts',
  'src/lib/browser/consent.ts',
  REFUSAL,
]
/** The keys of several files. */
const CARRIED_DRAFT = 'src/lib/browser/quote-draft.ts'
const SHARED_KEYS = [
  'src/components/tools/energy-challenge/reward-device.ts',
  'src/lib/domain/page-views/uncounted-cookie.ts',
  'src/components/tools/designer/design-start.ts',
  'src/lib/browser/heatmap/heatmap-log.ts',
  'src/components/tools/energy-challenge/season-store.ts',
  'src/components/tools/professional-calculator/kept-key.ts',
  'src/lib/browser/kept-home-key.ts',
  CARRIED_DRAFT,
]
/** Files that receive their keys from those, or from the forms and banners below. */
const HANDED = [
  'src/lib/browser/device-storage.ts',
  'src/components/ui/remembered-checkbox.tsx',
  'src/lib/browser/session-drafts.ts',
]

test('no other file uses browser storage', () => {
  expect(writers.map(({ file }) => file).sort()).toEqual([...OF_THEIR_OWN, ...HANDED].sort())
})

/** Keep their keys in the store of the drafts. */
const RECENT_ENQUIRY = 'src/lib/browser/recent-enquiry.ts'
const LAST_POST = 'src/lib/browser/post-steps.ts'

/** Name their own drafts; for a page form its definition has the name. */
const QUOTE_DRAFT = 'src/components/forms/quote-dialog/use-quote-form.ts'
const SPARKY_DRAFT = 'src/components/forms/sparky/requested-call.ts'

test('only forms, what is carried into one and Sparky open drafts', () => {
  const askers = sources.filter(({ code }) => code.includes('openSessionDraft(')).map(({ file }) => file)
  expect(askers.sort()).toEqual([
    'src/components/forms/shared/use-form-state.ts',
    SPARKY_DRAFT,
    CARRIED_DRAFT,
    'src/lib/browser/session-drafts.ts',
  ])
})

/** String constants of a file, with earlier constants filled in. */
function textsIn(code: string): string[] {
  const known = new Map([['KEPT_FORM', String(KEPT_FORM)]])
  for (const [, name = '', text = ''] of code.matchAll(/^(?:export )?const ([A-Z_]+) = ['`](.+)['`]$/gm))
    known.set(
      name,
      text.replace(/\$\{([A-Z_]+)\}/g, (_, inner: string) => known.get(inner) ?? inner),
    )
  known.delete('KEPT_FORM')
  return [...known.values()]
}

const found = (pattern: RegExp) => sources.flatMap(({ code }) => [...code.matchAll(pattern)].map(([, key = '']) => key))

function keysInCode(): string[] {
  const constants = sources
    .filter(({ file }) =>
      [...OF_THEIR_OWN, ...SHARED_KEYS, QUOTE_DRAFT, SPARKY_DRAFT, RECENT_ENQUIRY, LAST_POST].includes(file),
    )
    .flatMap(({ code }) => textsIn(code))
  const drafts = found(/\bdraft: '([^']+)'/g)
  const strips = found(/<Marquee\s([^>]*)>/g).map(
    (props) => /storageKey="([^"]+)"/.exec(props)?.[1] ?? /name="([^"]+)"/.exec(props)?.[1] ?? props,
  )
  return [...constants, ...drafts, ...strips]
}

test('every form and banner that passes a key is found', () => {
  // The draft of a form follows its id.
  expect(found(/\bformId: .+\n\s+draft: (.)/g)).toEqual(found(/\bdraft: ('|Q)/g))
  expect(found(/<(RememberedCheckbox)\b/g)).toHaveLength(1)
})

test('the cookie policy lists every browser storage key and no other', () => {
  const table = cookiePolicy.blocks.find(
    (block) => block.block === 'table' && block.caption === 'Everything that is stored in your browser',
  )
  const named = table?.block === 'table' ? table.rows.flatMap(([names = '']) => names.split(', ')) : []
  expect(named.sort()).toEqual([...new Set(keysInCode())].sort())
})

test('only measurements and the calculator’s usage record depend on consent, and no other file sends it', () => {
  const notice = 'src/components/overlays/cookie-notice/notice-store.ts'
  const counting = 'src/lib/browser/counting-consent.ts'
  const record = 'src/lib/browser/usage-record.ts'
  const askers = sources
    .filter(({ file, code }) => code.includes('readConsent()') && file !== 'src/lib/browser/consent.ts')
    .map(({ file }) => file)
  expect(askers.sort()).toEqual([notice, counting, REFUSAL, record])
  expect(sources.filter(({ code }) => code.includes('endpoints.calculatorUsage')).map(({ file }) => file)).toEqual([
    record,
  ])
})

test('speed, clicks and what readers of posts go on to do are measured only with consent, and are listed', () => {
  const starter = 'src/components/overlays/measurements.tsx'
  const measured = 'src/components/overlays/measure.ts'
  const filesWith = (words: string) => sources.filter(({ code }) => code.includes(words)).map(({ file }) => file)
  expect(filesWith('agreesToCounting()').toSorted()).toEqual([
    starter,
    'src/lib/browser/analytics/matomo.ts',
    'src/lib/browser/heatmap/record-heatmap.ts',
    LAST_POST,
  ])
  expect(filesWith("import('./measure')")).toEqual([starter])
  for (const script of ['analytics/matomo', 'performance-report', 'heatmap/record-heatmap'])
    expect(filesWith(`browser/${script}'`)).toEqual([measured])
  expect(JSON.stringify(privacyPolicy)).toContain('Where you click and scroll')
  expect(JSON.stringify(cookiePolicy)).toContain('how fast each page appeared')
  expect(JSON.stringify(privacyPolicy)).toContain('How fast pages are')
  expect(sources.filter(({ code }) => code.includes('lateEndpoints.blogSteps')).map(({ file }) => file)).toEqual([
    LAST_POST,
  ])
  for (const { label } of POST_STEPS) expect(JSON.stringify(cookiePolicy)).toContain(label.toLowerCase())
  expect(JSON.stringify(privacyPolicy)).toContain('What readers of a post do next')
})

test.each([cookiePolicy, privacyPolicy])(
  '$path states what is sent, each way to object, and the legal basis',
  (policy) => {
    const text = JSON.stringify(policy)
    for (const said of [
      'quick calculator',
      'Essential Only',
      'Don’t keep mine',
      'Global Privacy Control',
      'legitimate interest',
      'Article 6(1)(f)',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('changes nothing')
  },
)
