import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { shareWords } from '@/lib/calculators/comfort-share'
import { estimateFor } from '@/lib/calculators/engine/estimate'
import { EXAMPLE_TYPED } from '@/lib/calculators/engine/home-questions'
import { estimateView } from '@/lib/calculators/quick/estimate-view'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { keepUnits } from '@/lib/format/keep-units'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { EstimateResult } from './estimate-result'

const oneOf = (options: readonly { value: string }[]) => fc.constantFrom(...options.map(({ value }) => value))
const HOMES = fc.record({
  type: oneOf(PROPERTY_TYPES),
  area: fc.integer({ min: 20, max: 300 }).map(String),
  built: oneOf(BUILT),
  heating: oneOf(HEATING_NOW),
  occupancy: oneOf(OCCUPANCY),
})

function estimateOf(typed: Record<string, string>) {
  const read = readQuickEstimate(typed)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return { answers: read.answers, estimate: estimateFor({ answers: read.answers, basis: SAMPLE_BASIS }) }
}

test('the result is that of the quick calculator for the home in its link', () => {
  fc.assert(
    fc.property(HOMES, (asked) => {
      const typed = { ...EXAMPLE_TYPED, ...asked }
      const html = renderToStaticMarkup(
        <EstimateResult typed={typed} answers={estimateOf(typed).answers} basis={SAMPLE_BASIS} />,
      ).replaceAll('&amp;', '&')
      const [, query = ''] = /href="\/calculator\/quick\?([^"]*)"/.exec(html) ?? []
      const linked = Object.fromEntries(new URLSearchParams(query))
      expect(linked).toMatchObject(asked)
      const { estimate } = estimateOf(linked)
      const { cost, panels, label, reasons, difference } = estimateView(estimate)
      const shown = [cost.text, cost.likely, panels.count.text, panels.price.text, label, shareWords(estimate.comfort)]
      for (const text of [...shown, reasons[0] ?? '', ...(difference ? [difference.words, difference.likely] : [])])
        expect(html).toContain(keepUnits(text))
    }),
    { numRuns: 25, seed: 1 },
  )
})
