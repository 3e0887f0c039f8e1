import { describe, expect, it } from 'vitest'

import { designCalculator } from '@/lib/calculators/designer/design-result'
import { CHECKS, circuitTable, electricianNotes, fixingTable } from '@/lib/calculators/designer/electrician-sheet'
import { fixingList } from '@/lib/calculators/designer/fixing-list'
import type { Design, DesignRoom } from '@/lib/domain/design/design'
import { newRoom } from '@/lib/domain/design/new-room'

import { BASIS } from '../../../tests/fixtures/basis'
import { pdfPaths, sideLengths } from '../../../tests/fixtures/pdf-paths'
import { pdfText } from '../../../tests/fixtures/pdf-text'
import { SETTINGS } from '../../../tests/fixtures/site-settings'
import { designPackPdf } from './design-pack'
import { printable } from './printable'

const room = (id: string, name: string, lengthMm: number, widthMm: number, xMm: number) => ({
  ...newRoom({ id, name, kind: 'bedroom', at: { xMm, yMm: 1_000 }, lengthMm, widthMm, below: 'heated' }),
  joists: { spacingMm: 400, along: 'y', oneAtMm: xMm + 50 } as const,
})
const design: Design = {
  home: { built: '1976-1982', postcodeArea: 'SN', figures: null },
  rooms: [room('a', 'Tŷ bach', 4_000, 3_000, 350), room('b', 'Long room', 12_000, 2_500, 6_000)],
  wiring: { circuits: [{ rooms: ['b'], over: 2 }], bunched: 2 },
}
const LINK = 'https://powerboard.example.com/system-designer/shared/abc'
const withoutSpaces = (text: string) => text.replace(/[\s\u00ad-]/g, '')

describe('the pack for the electrician', async () => {
  const make = () => designPackPdf({ design, basis: BASIS, settings: SETTINGS, link: LINK })
  const [pdf, again] = [await make(), await make()]
  const file = pdf.toString('latin1')
  const text = withoutSpaces(pdfText(pdf))
  const result = designCalculator(BASIS).result(design)
  const rooms = fixingList({ design, result })
  const paths = pdfPaths(pdf).map(sideLengths)

  /** Whether all lengths are drawn, to within a thousandth of a millimetre. */
  const isDrawn = (...lengths: number[]) =>
    paths.some((path) => lengths.every((mm, index) => Math.abs((path[index] ?? 0) - mm) < 0.001))

  it('is byte-identical each time', () => {
    expect(again.equals(pdf)).toBe(true)
  })

  it('draws walls to scale: one of 4,000 mm is 80.0 mm long, one of 12,000 mm is 240.0 mm long', () => {
    expect(isDrawn(80, 60, 80)).toBe(true)
    expect(isDrawn(240, 50, 240)).toBe(true)
    expect(isDrawn(80.1, 60, 80)).toBe(false)
  })

  it('draws distances to the walls and the control line of the template to scale', () => {
    for (const { toWallMm } of rooms.flatMap(({ panels }) => panels)) {
      expect(isDrawn(toWallMm.west / 50)).toBe(true)
      expect(isDrawn(toWallMm.south / 50)).toBe(true)
    }
    expect(isDrawn(100)).toBe(true)
  })

  it('has the same figures as the screen', () => {
    const tables = [...rooms.map(fixingTable), circuitTable({ design, result })]
    const words = [
      ...tables.flatMap((table) => [...(table?.columns ?? []), ...(table?.rows.flat() ?? [])]),
      ...electricianNotes({ design, result }),
      ...CHECKS,
      ...rooms.map(({ name }) => `${name} at 1:50`),
      'Ground floor from above',
      LINK,
    ]
    expect(rooms).toHaveLength(2)
    for (const one of words) expect(text).toContain(withoutSpaces(printable(one)))
  })

  it('says on each page that an electrician has to verify it, and when it was made', () => {
    const pages = file.match(/\/Type \/Page\b/g)?.length ?? 0
    const caution = withoutSpaces('A proposal for an electrician to verify. 21 November 2026')
    expect(pages).toBe(6)
    expect(text.split(caution)).toHaveLength(pages + 1)
  })

  it('numbers its pages', () => {
    expect(text.match(/Page\dof\d/g)).toEqual([1, 2, 3, 4, 5, 6].map((page) => `Page${page}of6`))
  })

  it('is tagged, with a text alternative for each drawing', () => {
    expect(file).toContain('/Marked true')
    expect(file).toContain('/Lang (en-GB)')
    expect(file.match(/\/S \/Figure\b/g)).toHaveLength(4)
    expect(file.match(/\/Alt /g)).toHaveLength(4)
    const [first] = rooms[1]?.panels ?? []
    expect(file).toContain(`P${first?.number}: ${first?.toWallMm.west.toLocaleString('en-GB')} mm from the left wall`)
  })

  it('has sheets that fit: A4, and A3 for a long room', () => {
    const sizes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
      Math.round(Number(width)),
      Math.round(Number(height)),
    ])
    expect(sizes).toContainEqual([595, 842])
    expect(sizes).toContainEqual([842, 595])
    expect(sizes).not.toContainEqual([595, 595])
  })
})

it('draws panels and joists below a sloping ceiling where they are in the room', async () => {
  const cosine = 4 / Math.hypot(4, 2)
  const loft: DesignRoom = {
    ...room('a', 'Loft', 4_000, 3_000, 0),
    heightMm: 1_000,
    slope: { towards: 'east', ridgeMm: 3_000 },
    panels: [{ westMm: 2_800, eastMm: 2_800 + 1_200 * cosine, southMm: 2_200, northMm: 2_800 }],
  }
  const pdf = await designPackPdf({
    design: { ...design, rooms: [loft] },
    basis: BASIS,
    settings: SETTINGS,
    link: null,
  })
  const paths = pdfPaths(pdf)
  const isAs = (lengths: number[], mm: number) => lengths.length === 1 && Math.abs((lengths[0] ?? 0) - mm) < 0.001
  const linesOf = (mm: number) => paths.filter((path) => isAs(sideLengths(path), mm))
  const walls = paths.find((path) => path.length > 3 && Math.abs((sideLengths(path)[0] ?? 0) - 80) < 0.001)
  const [west, east] = [walls?.[0]?.x ?? NaN, walls?.[1]?.x ?? NaN]

  const [toPanel, ...others] = linesOf(2_800 / 50)
  expect(others).toEqual([])
  expect(toPanel?.[0]?.x).toBeCloseTo(west, 3)
  expect(linesOf(2_800 / cosine / 50)).toEqual([])
  // Joists run from wall to wall, 60 mm on paper.
  const joists = linesOf(60).map((path) => path[0]?.x ?? NaN)
  expect(joists).toHaveLength(12)
  joists.forEach((x, index) => expect(x).toBeCloseTo(west + (50 + index * 400 * cosine) / 50, 3))
  expect(Math.max(...joists)).toBeLessThan(east)

  const text = withoutSpaces(pdfText(pdf))
  expect(text).toContain(withoutSpaces('Figures up the slope are measured on the ceiling'))
  expect(text).toContain(Math.round(2_800 / cosine).toLocaleString('en-GB'))
})

it('says when a room is larger than A3 at 1:50, and draws a template without joists', async () => {
  const hall = { ...room('a', 'Hall', 20_000, 5_000, 0), joists: null }
  const text = pdfText(
    await designPackPdf({ design: { ...design, rooms: [hall] }, basis: BASIS, settings: SETTINGS, link: null }),
  )
  expect(text).toContain('drawn at 1:100')
  expect(text).toContain('mark those found on site')
  expect(text).not.toContain('The design as it is now')
})
