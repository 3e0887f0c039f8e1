import { describe, expect, test } from 'vitest'

import { SAMPLE_PANEL } from '@/components/sections/samples/sample-panel'
import { DRAWINGS } from '@/lib/content/drawings'

import { drawn } from './drawn'
import { heatBalance } from './heat-balance'
import { WIDTHS } from './svg'
import { shareSeen } from './view-factor'

const svgs = DRAWINGS.filter(({ value }) => value !== 'room-section').map(
  ({ value }) => [value, drawn({ drawing: value, panel: SAMPLE_PANEL })] as const,
)

const TYPE_PX = 15
const LETTER_PX = 7.5

/** Lines of text with their estimated extent. */
function textLines(svg: string) {
  return [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"([^>]*)>([^<]*)</g)].map(
    ([, x, y, looks = '', text = '']) => {
      const long = text.length * LETTER_PX
      const from = Number(x) - (looks.includes('"end"') ? long : looks.includes('"middle"') ? long / 2 : 0)
      return { text, y: Number(y), from, to: from + long }
    },
  )
}

describe.each(svgs)('%s', (_, { wide, narrow, alt }) => {
  test.each([
    [WIDTHS.wide, wide],
    [WIDTHS.narrow, narrow],
  ])('at %d is one drawing of whole numbers within its width', (width, svg) => {
    expect(svg).toMatch(new RegExp(`^<svg .*viewBox="0 0 ${width} \\d`))
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const starts = [...svg.matchAll(/<text x="([\d.-]+)"/g)].map(([, x]) => Number(x))
    expect(starts.length).toBeGreaterThan(2)
    for (const x of starts) expect(x >= 0 && x <= width).toBe(true)
  })

  test.each([
    ['wide', wide],
    ['narrow', narrow],
  ])('overprints no text when %s', (_width, svg) => {
    const lines = textLines(svg)
    const overprinted = lines.flatMap((a, index) =>
      lines
        .slice(index + 1)
        .filter((b) => Math.abs(a.y - b.y) < TYPE_PX && a.from < b.to && b.from < a.to)
        .map((b) => `${a.text} / ${b.text}`),
    )
    expect(overprinted).toEqual([])
  })

  test('has a text alternative', () => expect(alt.length).toBeGreaterThan(40))
})

test('accounts for all of a panel’s watts', () => {
  expect(heatBalance(SAMPLE_PANEL)).toEqual({ radiant: 142, air: 23, rest: 60 })
})

test('a panel fills less of the view from further below', () => {
  expect(shareSeen(SAMPLE_PANEL, 1.8)).toBeCloseTo(0.01656, 5)
  expect(shareSeen(SAMPLE_PANEL, 0.7)).toBeGreaterThan(shareSeen(SAMPLE_PANEL, 1.2))
})

test('a narrow view-factor drawing names its dots in a key', () => {
  const { narrow } = drawn({ drawing: 'view-factor', panel: SAMPLE_PANEL })
  const lines = textLines(narrow).map(({ text }) => text)
  expect(lines).toEqual(expect.arrayContaining(['Share of view', '1', '8.3%', 'Standing, head', '4', '1.0%', 'In bed']))
})

test('the timeline places its dates to scale', () => {
  const { wide, narrow } = drawn({ drawing: 'regulations-timeline', panel: SAMPLE_PANEL })
  const dots = (svg: string, axis: 'cx' | 'cy') =>
    [...svg.matchAll(new RegExp(`${axis}="([\\d.]+)"`, 'g'))].map(([, at]) => Number(at)).slice(0, 5)
  for (const [of2019 = 0, of2024 = 0, of2026 = 0, of2027 = 0, of2028 = 0] of [dots(wide, 'cx'), dots(narrow, 'cy')]) {
    const year = of2028 - of2027
    expect((of2027 - of2026) / year).toBeCloseTo(1, 1)
    expect((of2026 - of2024) / year).toBeCloseTo(1.98, 1)
    expect((of2024 - of2019) / year).toBeCloseTo(5.04, 1)
  }
})

test('no panel of a circuit is mistaken for part of its cable', () => {
  const { wide, narrow } = drawn({ drawing: 'circuit', panel: SAMPLE_PANEL })
  for (const svg of [wide, narrow]) {
    const panels = [...svg.matchAll(/<rect x="([\d.]+)"/g)]
      .map(([, x]) => Number(x))
      .slice(-SAMPLE_PANEL.panelsPer16aMax)
    const cable = Math.max(
      ...[...svg.matchAll(/d="M([\d.]+) [\d.]+V[\d.]+" stroke-width="3"/g)].map(([, x]) => Number(x)),
    )
    expect(Math.min(...panels) - cable).toBe(16)
  }
})

test('the leader of the joist passes above the insulation', () => {
  const { wide, narrow } = drawn({ drawing: 'ceiling-fixing', panel: SAMPLE_PANEL })
  for (const svg of [wide, narrow]) {
    const peaks = [...svg.matchAll(/M[\d.]+ ([\d.]+)q14 -40/g)].map(([, y]) => Number(y) - 20)
    const leader = Number(/d="M[\d.]+ ([\d.]+)H[^>]*><text [^>]*>Joist</.exec(svg)?.[1])
    expect(peaks.length).toBeGreaterThan(1)
    expect(leader).toBeLessThan(Math.min(...peaks))
  }
})
