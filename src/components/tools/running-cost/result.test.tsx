import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { estimateFor } from '@/lib/calculators/engine/estimate'
import { estimateView } from '@/lib/calculators/quick/estimate-view'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { keepUnits } from '@/lib/format/keep-units'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { drawResult } from './result'

function drawn(entries: Record<string, string>, date = SAMPLE_BASIS.date) {
  const fields = new FormData()
  for (const [name, value] of Object.entries(entries)) fields.set(name, value)
  const { verdict, figure } = drawResult({ fields, basis: { ...SAMPLE_BASIS, date } })
  return { verdict: renderToStaticMarkup(verdict), figure: renderToStaticMarkup(figure).replaceAll('&amp;', '&') }
}

test.each([
  [{}, ': the same as your electric heaters.'],
  [{ home: 'solid-house', heating: 'gas-old', near: 'inverness' }, 'more than your gas boiler.'],
  [{ home: 'new-house', heating: 'other', near: 'bath' }, ''],
])('the result of %j is that of the calculator in its link', (entries, words) => {
  const { verdict, figure } = drawn(entries)
  const [, query = ''] = /href="\/calculator\/quick\?([^"]*)"/.exec(figure) ?? []
  const read = readQuickEstimate(Object.fromEntries(new URLSearchParams(query)))
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  const view = estimateView(estimateFor({ answers: read.answers, basis: SAMPLE_BASIS }))
  const { cost, panels, comfort } = view
  for (const text of [cost.text, cost.likely, panels.count.text, panels.price.text, comfort?.share ?? '', words])
    expect(verdict).toContain(keepUnits(text))
  for (const year of view.years.filter(({ system }) => ['gas-old', 'heat-pump', 'infrared'].includes(system)))
    expect(figure).toContain(`>${year.cost?.text}<`)
})

test('the initials of the months are once, directly over the first bar', () => {
  const [first = '', ...others] = drawn({}).figure.split('<dd').slice(1)
  expect(first.indexOf('>J</span>')).toBeGreaterThan(0)
  expect(first.indexOf('>J</span>')).toBeLessThan(first.indexOf('h-9.5'))
  expect(others.join('')).not.toContain('>J</span>')
})

test('the costs of a year say that electricity is free of VAT, as long as it is', () => {
  const vat = 'Electricity is VAT-free until 31 March 2027'
  expect(drawn({}).figure).toContain(vat)
  for (const date of ['2026-09-30', '2027-04-01']) {
    expect(drawn({}, date).figure).not.toContain('VAT-free')
    expect(drawn({}, date).figure).not.toContain('null')
  }
})
