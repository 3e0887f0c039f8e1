import { expect, test, vi } from 'vitest'

import { SAMPLE_PANEL } from '@/components/sections/samples/sample-panel'
import type { Datasheet } from '@/lib/content/datasheet'

import { SETTINGS } from '../../../tests/fixtures/site-settings'
import { datasheetPdf } from './datasheet'

const datasheet: Datasheet = {
  panel: { ...SAMPLE_PANEL, pricePence: 17_900 },
  summary:
    'A white panel, 12.5 mm thin, that fixes flat to the ceiling and warms people, floors and furniture directly.',
  claims: [
    {
      kind: 'reading',
      key: 'heat-up',
      text: 'First warmth in three to five minutes',
      value: '3-5',
      unit: 'minutes',
      status: 'unverified',
      qualifier: 'When warmth is first felt. The whole panel takes about 25 minutes to heat up, by calculation.',
      evidence: '',
      checkedOn: null,
    },
    { kind: 'replacement', key: 'ip.rating', text: 'Ask us for the declaration of conformity' },
  ],
  updatedAt: '2026-11-21T09:30:00.000Z',
  date: '21 November 2026',
}
// Each takes a second or two on an idle machine.
vi.setConfig({ testTimeout: 60_000 })

const make = (changes: Partial<Datasheet> = {}) =>
  datasheetPdf({
    datasheet: { ...datasheet, ...changes },
    settings: SETTINGS,
    siteUrl: 'https://powerboard.example.com',
  })

test('is one page of A4 in British English, dated by its record, and byte-identical each time', async () => {
  const [first, second] = [await make(), await make()]
  const text = first.toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(
    ['/MediaBox [0 0 595.28', '/Lang (en-GB)', '(D:20261121093000Z)'].filter((marker) => !text.includes(marker)),
  ).toEqual([])
  expect(second.equals(first)).toBe(true)
})

test('changes with the record', async () => {
  expect((await make({ updatedAt: '2026-11-22T09:30:00.000Z' })).equals(await make())).toBe(false)
})
