import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

import { isForBrowser } from '../../eslint.lone-text.mjs'
import { importsIn } from './import-graph'

const RULE = 'text/lone-text'
const ROOT = path.join(import.meta.dirname, '../..')
const PROBE = 'src/components/ui/badge.tsx' // an existing file, because the rule needs its types
const eslint = new ESLint({
  overrideConfig: {
    languageOptions: {
      parserOptions: {
        project: 'tests/architecture/tsconfig.lone-text.json', // types of these few files only
        // In CI the parser would otherwise read the files once and ignore the text that it is given.
        disallowAutomaticSingleRunInference: true,
      },
    },
  },
})

/** How many children of this JSX the rule reports, where `busy`, `count`, `words` and `slot` are props. */
async function reported(jsx: string, filePath = PROBE) {
  const text = `
    import { Fragment, type ReactNode } from 'react'
    import type { Elements } from './elements'
    type Props = { busy: boolean; count: number; words: string[]; slot: ReactNode; elements: Elements; Named: () => string }
    function Maybe({ of }: { of: string | null }) { return of === null ? null : <i>{of}</i> }
    export const probe = ({ busy, count, words, slot, elements, Named }: Props) => [busy, count, words, slot, elements, Named, Fragment, Maybe, ${jsx}]`
  const [result] = await eslint.lintText(text, { filePath })
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([])
  return result?.messages.filter(({ ruleId }) => ruleId === RULE).length
}

describe('lint of text that a translated page would lose', () => {
  it.each([
    ['a figure beside words', '<p>{count} panels</p>', 1],
    ['a sentence beside an element', '<p>{busy ? "On" : "Off"}<b>!</b></p>', 1],
    ['words beside an element that comes and goes', '<p>{busy && <i />}Send</p>', 1],
    ['words beside a list', '<p>Rooms: {words.map((word) => <i key={word}>{word}</i>)}</p>', 1],
    ['words beside a component that may render nothing', '<p>Send <Maybe of={null} /></p>', 1],
    ['children that may be text beside an element', '<p><b>!</b>{slot}</p>', 1],
    ['text in a fragment', '<>Send</>', 1],
    ['text in a named fragment', '<Fragment key="a">Send</Fragment>', 1],
    ['a list of strings', '<p>{words}</p>', 1],
    ['a component that renders a string', '<p><Named /></p>', 1],
    ['each of two figures', '<p>{count} of {count}</p>', 2],
  ])('refuses %s', async (_what, jsx, count) => {
    expect(await reported(jsx)).toBe(count)
  })

  it.each([
    ['one string', '<p>{`${count} panels`}</p>'],
    ['one figure', '<p>{count}</p>'],
    ['a figure in an element of its own', '<p>We propose <b>{count}</b>.</p>'],
    ['children alone', '<p>{slot}</p>'],
    ['elements beside elements that come and go', '<p>{busy && <i />}{elements}<b>Send</b></p>'],
    ['an element shown if there is text', '<div>{slot && <p>{slot}</p>}<b>!</b></div>'],
    ['comments', '<p>{/* why */}{count}</p>'],
  ])('allows %s', async (_what, jsx) => {
    expect(await reported(jsx)).toBe(0)
  })

  it('checks files that begin with ‘use client’, and no other sections', async () => {
    const section = 'src/components/sections/menu-box.tsx'
    const text = 'export const probe = (count: number) => <p>{count} panels</p>'
    const rulesOf = async (code: string) =>
      (await eslint.lintText(code, { filePath: section }))[0]?.messages.map(({ ruleId }) => ruleId)
    expect(await rulesOf(text)).not.toContain(RULE)
    expect(await rulesOf(`'use client'\n${text}`)).toContain(RULE)
  })
})

it('lint checks every component that the browser runs', () => {
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /(?<!\.test|\.examples)\.tsx?$/.test(file))
  const known = new Set(files)
  const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  const isChecked = (file: string) => isForBrowser({ filename: `${ROOT}/${file}`, sourceCode: { text: textOf(file) } })
  const reached = new Set(files.filter((file) => textOf(file).startsWith("'use client'")))
  for (const file of reached)
    importsIn({ file, text: runtimeImports(textOf(file)), known }).forEach((next) => reached.add(next))
  const drawn = [...reached].filter((file) => file.endsWith('.tsx') && !file.startsWith('src/components/admin/'))
  expect(drawn.length).toBeGreaterThan(200)
  expect(drawn.filter((file) => !isChecked(file))).toEqual([])
})

/** The text of a file with its dynamic imports written as static ones, and without imports of types. */
function runtimeImports(text: string): string {
  const dynamic = [...text.matchAll(/import\('([^']+)'\)/g)].map(([, from]) => `\nimport '${from}'`)
  return text.replaceAll(/^import type .*$/gm, '') + dynamic.join('')
}
