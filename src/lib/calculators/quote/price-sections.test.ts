import { expect, test } from 'vitest'

import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'

import { optionsSection, priceSections } from './price-sections'

const line = (kind: QuoteLine['kind'], name: string, eachPence: number | null, more = {}): QuoteLine => ({
  kind,
  name,
  detail: '',
  quantity: 2,
  eachPence,
  ...more,
})
const PANELS = line('panels', 'Panels', 10_000)
const LIVING = line('section', 'Living room', null, { detail: 'South wall' })
const NOTE = line('note', 'We bring the ladder', null)
const OPTION = line('thermostats', 'Thermostats', 5_000, { isOption: true })
const TOTALS = (net: string, vat: string, total: string) => [
  ['Excluding VAT', '', '', net],
  ['VAT at 20%', '', '', vat],
  ['Total including VAT', '', '', total],
]

test('without sections there is one table, in which a note has no price', () => {
  expect(priceSections([PANELS, NOTE], 'A flat')).toMatchObject([
    {
      title: 'The price',
      text: ['A flat'],
      table: {
        rows: [
          ['Panels', '2', '£100.00', '£200.00'],
          ['We bring the ladder', '', '', ''],
          ...TOTALS('£166.67', '£33.33', '£200.00'),
        ],
      },
    },
  ])
})

test('each section has its table and what it comes to, and the total is of everything', () => {
  const sections = priceSections([line('delivery', 'Delivery', 1_000), LIVING, PANELS, NOTE], 'A flat')
  expect(sections.map(({ title, text, table }) => [title, text, table?.rows.map(([name]) => name)])).toEqual([
    ['The price', ['A flat'], ['Delivery']],
    ['Living room', ['South wall'], ['Panels', 'We bring the ladder', 'Together']],
    ['The total', [], ['Excluding VAT', 'VAT at 20%', 'Total including VAT']],
  ])
  expect(sections[1]?.table?.rows.at(-1)).toEqual(['Together', '', '', '£200.00'])
  expect(sections[2]?.table?.rows.at(-1)).toEqual(['Total including VAT', '', '', '£220.00'])
})

test('nothing comes before the first section if there is nothing', () => {
  expect(priceSections([LIVING, PANELS], 'A flat')[0]).toEqual({ title: 'The price', text: ['A flat'] })
})

test('options are listed apart until they are taken', () => {
  const taken = { ...OPTION, isTaken: true }
  const names = (option: QuoteLine) => priceSections([PANELS, option], '')[0]?.table?.rows.map(([name]) => name)
  expect([names(OPTION)?.includes('Thermostats'), names(taken)?.includes('Thermostats')]).toEqual([false, true])
  expect(optionsSection([PANELS])).toBeNull()
  const chosen = [OPTION, taken].map((option) => optionsSection([PANELS, option])?.table?.rows)
  expect(chosen).toEqual([
    [['Thermostats', '2', '£50.00', '£100.00', 'No']],
    [['Thermostats', '2', '£50.00', '£100.00', 'Yes']],
  ])
})
