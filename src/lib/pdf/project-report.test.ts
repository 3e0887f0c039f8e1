import { expect, test } from 'vitest'

import { EXAMPLE_PROJECT } from '@/lib/calculators/professional/example-project'
import { projectResult } from '@/lib/calculators/professional/project-result'
import type { UnfinishedRoom } from '@/lib/calculators/professional/rooms-left-out'
import { workingOf } from '@/lib/domain/quantity/working'

import { BASIS } from '../../../tests/fixtures/basis'
import { pdfText } from '../../../tests/fixtures/pdf-text'
import { SETTINGS } from '../../../tests/fixtures/site-settings'
import { printable } from './printable'
import { projectReportPdf } from './project-report'
import { stepWords } from './working-lines'

const MANY = Array.from({ length: 7 }, () => EXAMPLE_PROJECT.rooms).flat()
const SIXTY = {
  ...EXAMPLE_PROJECT,
  rooms: MANY.slice(0, 60).map((room, index) => ({ ...room, id: `r${index + 1}`, name: `Room ${index + 1}` })),
}
const ONE = { ...EXAMPLE_PROJECT, rooms: EXAMPLE_PROJECT.rooms.slice(0, 1) }
const make = (project = ONE, unfinished: UnfinishedRoom[] = []) =>
  projectReportPdf({ project, unfinished, basis: BASIS, settings: SETTINGS })
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('is A4 in British English, dated by its prices, and byte-identical each time', async () => {
  const [first, second] = [await make(), await make()]
  const text = first.toString('latin1')
  expect(text).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/)
  expect(text).toContain('/Lang (en-GB)')
  expect(text).toContain('(D:20261121000000Z)')
  expect(second.equals(first)).toBe(true)
})

test('holds sixty rooms', async () => {
  expect(pagesIn(await make(SIXTY))).toBeGreaterThan(10)
})

test('says when no room could be calculated', async () => {
  const [room] = EXAMPLE_PROJECT.rooms
  if (!room) throw new Error('no room')
  expect(
    pagesIn(
      await make({
        ...EXAMPLE_PROJECT,
        rooms: [{ ...room, indoorC: 5, lengthM: 0.5, widthM: 0.5 }],
        home: { ...EXAMPLE_PROJECT.home, outdoorC: 14 },
      }),
    ),
  ).toBeGreaterThan(0)
})

test('says when rooms are left out', async () => {
  const text = pdfText(await make(ONE, [{ name: 'Snug', entered: 'Length: abc', missing: 'Give the height' }]))
  for (const words of ['unfinished room', 'Snug', 'Length: abc', 'Give the height']) expect(text).toContain(words)
})

test('embeds each font once, with another for formulas and for letters that it lacks', async () => {
  const fontsIn = async (name: string) =>
    (await make({ ...ONE, name }))
      .toString('latin1')
      .match(/\/FontName \/\S+/g)
      ?.map((font) => font.replace(/.*\+/, ''))
      .sort()
  const usual = ['CommissionerFlare-Medium', 'GolosText-Regular', 'GolosText-SemiBold', 'NotoSans-Regular']
  expect(await fontsIn('Jürgen’s House')).toEqual(usual)
  expect(await fontsIn('Tŷ Gwyn')).toEqual([...usual, 'NotoSans-Medium'].sort())
})

test('uses only symbols available in its fonts', () => {
  const { steps } = workingOf(projectResult({ project: EXAMPLE_PROJECT, basis: BASIS }).quantities)
  expect(printable(steps.map((step) => stepWords(step, () => 1)).join(' '))).not.toMatch(/[⌈⌉⌊⌋√≤≥]/)
})

test('spells out symbols its fonts lack', () => {
  expect(printable('min(limit, ⌊16 A × 230 V ÷ P⌋)')).toBe('min(limit, round down (16 A × 230 V ÷ P))')
  expect(printable('A × εσ(Ts⁴ − Tr⁴)')).toBe('A × εσ(Ts⁴ − Tr⁴)')
  expect(printable('2 × √A')).toBe('2 × root of A')
})

test('is tagged: headings, tables and paragraphs, each table head once', async () => {
  const file = (await make()).toString('latin1')
  expect(file).toContain('/Marked true')
  const tagsIn = (tag: string) => file.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0
  expect(tagsIn('Document')).toBe(1)
  expect(tagsIn('H1')).toBe(1)
  expect(tagsIn('H2')).toBe(7)
  expect(tagsIn('Table')).toBe(4)
  expect(tagsIn('TH')).toBe(9 + 6 + 6 + 4)
  expect(file.match(/\/Scope \/Column/g)).toHaveLength(tagsIn('TH'))
  expect(tagsIn('P')).toBeGreaterThan(10)
})
