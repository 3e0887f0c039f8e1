import { inflateSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { DEFAULT_OPENING_HOURS } from '@/lib/domain/service-level/opening-hours'
import { workingOf } from '@/lib/domain/quantity/working'
import { EXAMPLE_PROJECT } from '@/lib/site/professional/example-project'
import { projectResult } from '@/lib/site/professional/project-result'
import type { SiteSettings } from '@/lib/site/site-settings'

import { BASIS } from '../../../tests/fixtures/basis'
import { printable } from './printable'
import { projectReportPdf } from './project-report'
import { stepWords } from './working-lines'

const phone = { display: '01632 960 123', href: 'tel:+441632960123' }
const settings: SiteSettings = {
  company: { legalName: 'Powerboard Ltd', registeredNumber: '', vatNumber: '', address: ['Devizes', 'Wiltshire'] },
  mainPhone: phone,
  sparkyPhone: phone,
  email: 'hello@powerboard.example.com',
  hours: DEFAULT_OPENING_HOURS,
  storeOpen: false,
  globalSite: { label: '', href: '' },
  socialLinks: [],
}
const MANY = Array.from({ length: 7 }, () => EXAMPLE_PROJECT.rooms).flat()
const SIXTY = {
  ...EXAMPLE_PROJECT,
  rooms: MANY.slice(0, 60).map((room, place) => ({ ...room, id: `r${place + 1}`, name: `Room ${place + 1}` })),
}
const ONE = { ...EXAMPLE_PROJECT, rooms: EXAMPLE_PROJECT.rooms.slice(0, 1) }
const make = (project = ONE, roomsLeftOut = 0) => projectReportPdf({ project, roomsLeftOut, basis: BASIS, settings })
/** Pieces of text on all pages. */
const drawnIn = (pdf: Buffer) => {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)
  return [...streams].reduce(
    (sum, [, packed = '']) =>
      sum +
      (inflateSync(Buffer.from(packed, 'latin1'))
        .toString('latin1')
        .match(/\bTJ\b/g)?.length ?? 0),
    0,
  )
}
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('is A4 in British English, dated by its prices, and has the same bytes each time', async () => {
  const [first, second] = [await make(), await make()]
  const text = first.toString('latin1')
  expect(text).toMatch(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/)
  expect(text).toContain('/Lang (en-GB)')
  expect(text).toContain('(D:20261121000000Z)')
  expect(second.equals(first)).toBe(true)
}, 60_000)

test('holds sixty rooms', async () => {
  expect(pagesIn(await make(SIXTY))).toBeGreaterThan(10)
}, 120_000)

test('says so where no room could be worked out', async () => {
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
}, 60_000)

test('says so where rooms of the home are not in it', async () => {
  expect(drawnIn(await make(ONE, 1))).toBeGreaterThan(drawnIn(await make()))
}, 60_000)

test('embeds each font once, and one more for the letters of our neighbours', async () => {
  const fontsIn = async (name: string) =>
    (await make({ ...ONE, name }))
      .toString('latin1')
      .match(/\/FontName \/\S+/g)
      ?.map((font) => font.replace(/.*\+/, ''))
      .sort()
  const usual = ['CommissionerFlare-Medium', 'GolosText-Regular', 'GolosText-SemiBold']
  expect(await fontsIn('Jürgen’s House')).toEqual(usual)
  expect(await fontsIn('Tŷ Gwyn')).toEqual([...usual, 'GolosTextExtended-Regular'].sort())
}, 120_000)

test('is written in signs that its fonts have', () => {
  const { steps } = workingOf(projectResult({ project: EXAMPLE_PROJECT, basis: BASIS }).quantities)
  expect(printable(steps.map((step) => stepWords(step, () => 1)).join(' '))).not.toMatch(/[Σ⌈⌉⌊⌋√εσληπ⁴Ω₂]/)
})

test('spells out in words what its fonts lack', () => {
  expect(printable('A × (εσ(Ts⁴ − Tr⁴) + h(Ts − Ta))')).toBe(
    'A × (emissivity × Stefan–Boltzmann constant × (Ts^4 − Tr^4) + h(Ts − Ta))',
  )
  expect(printable('min(limit, ⌊16 A × 230 V ÷ P⌋)')).toBe('min(limit, round down (16 A × 230 V ÷ P))')
  expect(printable('2 × λ ÷ (π × B + d)')).toBe('2 × lambda ÷ (pi × B + d)')
  expect(printable('2 × √A')).toBe('2 × root of A')
})
