import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { PARTNER_KINDS } from '@/lib/domain/leads/lead-kinds'
import { KEPT_FORM } from '@/lib/domain/project/limits'

import { cookiePolicy } from './cookie-policy'
import { privacyPolicy } from './privacy-policy'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:examples|test)\./.test(file) && !file.startsWith(path.join('lib', 'seed')),
  )
  .map((file) => ({ file: path.join('src', file), code: readFileSync(path.join('src', file), 'utf8') }))

const WRITES = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|\bcaches\.open/
const writers = sources.filter(({ code }) => WRITES.test(code))

/** Hold their keys as constants. */
const OF_THEIR_OWN = [
  'src/components/overlays/quote-bar.tsx',
  'src/components/tools/professional-calculator/use-kept-sheet.ts',
  'src/lib/browser/consent.ts',
]
/** Are handed their keys by the forms and strips below. */
const HANDED = ['src/components/ui/remembered-checkbox.tsx', 'src/lib/browser/tab-drafts.ts']

test('nothing else keeps something in the browser', () => {
  expect(writers.map(({ file }) => file).sort()).toEqual([...OF_THEIR_OWN, ...HANDED].sort())
})

/** Names a draft itself; the other, `use-page-form.ts`, is told by each form. */
const QUOTE_DRAFT = 'src/components/forms/quote-dialog/use-quote-form.ts'

test('drafts are named by page forms and the quote form alone', () => {
  const askers = sources.filter(({ code }) => code.includes('openTabDraft(')).map(({ file }) => file)
  expect(askers.sort()).toEqual([
    QUOTE_DRAFT,
    'src/components/forms/shared/use-page-form.ts',
    'src/lib/browser/tab-drafts.ts',
  ])
})

/** The constants of a file that are texts, each with those before it filled in. */
function textsIn(code: string): string[] {
  const known = new Map([['KEPT_FORM', String(KEPT_FORM)]])
  for (const [, name = '', text = ''] of code.matchAll(/^const ([A-Z_]+) = ['`](.+)['`]$/gm))
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
    .filter(({ file }) => [...OF_THEIR_OWN, QUOTE_DRAFT].includes(file))
    .flatMap(({ code }) => textsIn(code))
  const drafts = found(/\busePageForm\(\{\s*name: ['`]([^'`]+)['`]/g).flatMap((name) =>
    name.includes('${kind}') ? PARTNER_KINDS.map((kind) => name.replace('${kind}', kind)) : [name],
  )
  const strips = found(/<Marquee\s([^>]*)>/g).map(
    (props) => /storageKey="([^"]+)"/.exec(props)?.[1] ?? /name="([^"]+)"/.exec(props)?.[1] ?? props,
  )
  return [...constants, ...drafts, ...strips]
}

test('every form and strip that hands over a key is found', () => {
  expect(found(/\b(usePageForm)\(\{/g)).toHaveLength(found(/\busePageForm\(\{\s*name: (['`])/g).length)
  expect(found(/<(RememberedCheckbox)\b/g)).toHaveLength(1)
})

test('the cookie policy names every key that is kept in the browser, and no other', () => {
  const table = cookiePolicy.blocks.find(
    (block) => block.block === 'table' && block.caption === 'Everything that is stored in your browser',
  )
  const named = table?.block === 'table' ? table.rows.flatMap(([names = '']) => names.split(', ')) : []
  expect(named.sort()).toEqual([...new Set(keysInCode())].sort())
})

test('the answer to the notice decides over the calculator’s record alone, which nothing else tells of', () => {
  const notice = 'src/components/overlays/cookie-notice/notice-store.ts'
  const record = 'src/lib/browser/calculation-record.ts'
  const askers = sources
    .filter(({ file, code }) => code.includes('readConsent()') && file !== 'src/lib/browser/consent.ts')
    .map(({ file }) => file)
  expect(askers.sort()).toEqual([notice, record])
  expect(sources.filter(({ code }) => code.includes('endpoints.calculatorUsage')).map(({ file }) => file)).toEqual([
    record,
  ])
})

test.each([cookiePolicy, privacyPolicy])(
  '$path says what is sent, each way to refuse it, and on which ground it is kept',
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
