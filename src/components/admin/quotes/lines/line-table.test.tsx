// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { linesOf } from '@/lib/calculators/quote/stored-quote'
import { QUOTE_LINES_MAX } from '@/lib/domain/quotes/quote-lines'

import { LineTable } from './line-table'
import { lineToPrice, NEW_LINE, type TypedLine } from './typed-line'
import type { Lines } from './use-lines'

let root: Root

const lineOf = (name: string): TypedLine => ({ ...NEW_LINE, id: name, name })

/** The table over lines that are kept here in place of the form of the admin, which changes them after other renders. */
function Table({ named }: { named: readonly string[] }) {
  const [lines, setNow] = useState(named.map(lineOf))
  const setLines = (to: TypedLine[]) => void Promise.resolve().then(() => setNow(to))
  const [removed, setRemoved] = useState<{ line: TypedLine; index: number } | null>(null)
  const kept: Partial<Lines> = {
    removed: removed?.line ?? null,
    add: (index, line = {}) =>
      setLines(lines.toSpliced(index, 0, { ...lineOf(''), id: `added-${lines.length}`, ...line })),
    change: (index, changes) => setLines(lines.map((line, at) => (at === index ? { ...line, ...changes } : line))),
    move: (from, to) => setLines(lines.toSpliced(from, 1).toSpliced(to, 0, lines[from] ?? lineOf(''))),
    remove: (index) => {
      setRemoved({ line: lines[index] ?? lineOf(''), index })
      setLines(lines.toSpliced(index, 1))
    },
    restore: () => {
      if (!removed) return null
      setLines(lines.toSpliced(removed.index, 0, removed.line))
      setRemoved(null)
      return removed.index
    },
    errorOf: () => null,
    error: null,
  }
  const quote = { lines } as Lines['quote']
  const quoted = linesOf({ lines: lines.map(lineToPrice) } as Parameters<typeof linesOf>[0])
  return <LineTable lines={{ ...kept, quote } as Lines} quoted={quoted} faults={[]} list={[]} />
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

async function open(...named: string[]) {
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(() => root.render(<Table named={named} />))
}

const names = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-label^="Description of line"]')].map(({ value }) => value)
const labelled = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label="${label}"]`) ?? expect.fail(`There is no ${label}`)
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) ??
  expect.fail(`There is no ${text}`)
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

/** Presses a key on what has the focus; a button is pressed by Enter unless the table takes the key. */
const press = (key: string, held: KeyboardEventInit = {}) =>
  act(async () => {
    const target = document.activeElement as HTMLElement
    const isKept = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
    if (key === 'Enter' && isKept && target.tagName === 'BUTTON') target.click()
  })

test('lines are added, moved and removed by keys, and the focus goes along', async () => {
  await open('A', 'B')
  labelled('Description of line 1').focus()
  await press('Enter')
  expect([names(), focused()]).toEqual([['A', '', 'B'], 'What line 2 is'])
  await press('ArrowRight')
  await press('ArrowUp')
  expect(focused()).toBe('Description of line 1')
  await press('ArrowDown', { altKey: true })
  expect([names(), focused()]).toEqual([['', 'A', 'B'], 'Description of line 2'])
  await press('Delete', { ctrlKey: true })
  expect([names(), focused()]).toEqual([['', 'B'], 'Description of line 2'])
})

test('a removed line that is put back has the focus', async () => {
  await open('A', 'B')
  labelled('Description of line 1').focus()
  await press('Delete', { ctrlKey: true })
  button('Undo').focus()
  await press('Enter')
  expect([names(), focused()]).toEqual([['A', 'B'], 'What line 1 is'])
})

test('a line that cannot go further keeps the focus, though its button does not', async () => {
  await open('A', 'B', 'C')
  labelled('Move A down').focus()
  await press('Enter')
  expect([names(), focused()]).toEqual([['B', 'A', 'C'], 'Move A down'])
  await press('Enter')
  expect([names(), focused()]).toEqual([['B', 'C', 'A'], 'What line 3 is'])
})

test('once there are no lines, the focus is on what adds one', async () => {
  await open('A')
  labelled('Description of line 1').focus()
  await press('Delete', { ctrlKey: true })
  expect([names(), focused()]).toEqual([[], '+ Line'])
  await press('Enter')
  expect([names(), focused()]).toEqual([[''], 'What line 1 is'])
})

test('Enter adds no line beyond the most that a quote can have', async () => {
  await open(...Array.from({ length: QUOTE_LINES_MAX }, (_, index) => `Line ${index}`))
  labelled('Description of line 1').focus()
  await press('Enter')
  expect(names()).toHaveLength(QUOTE_LINES_MAX)
  await press('Delete', { ctrlKey: true })
  await press('Enter')
  expect(names()).toHaveLength(QUOTE_LINES_MAX)
})
