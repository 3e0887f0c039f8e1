import { describe, expect, it } from 'vitest'

import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { typedIn } from '../engine/home-questions'
import { measuredYear } from './measured-year'

const HOME = 'postcode=SN&type=semi&area=93&heating=gas-old'
const current = { days: 182, kwh: 9_000, share: 0.75, averageMonths: [] }

describe('measuredYear', () => {
  it('scales heating by degree days and the rest by days, for the quick calculator to read', () => {
    const year = measuredYear({ current, fuel: 'gas', homeQuery: HOME })
    expect(year?.kwh).toBe(13_200) // 9,000 × (0.8 ÷ 0.75 + 0.2 × 365 ÷ 182)
    const query = Object.fromEntries(new URL(year?.href ?? '', 'https://x').searchParams)
    const read = readQuickEstimate(typedIn(query))
    expect(read).toMatchObject({ ok: true, answers: { bill: { amount: 13_200, unit: 'kwh' }, heating: 'gas-old' } })
  })

  it.each([
    ['less than two weeks', { ...current, days: 13 }, 'gas', HOME],
    ['electricity in a home heated with gas', current, 'electricity', HOME],
    ['gas in a home heated with oil', current, 'gas', 'heating=oil'],
    ['a home that is not known', current, 'gas', ''],
    ['nothing used', { ...current, kwh: 0 }, 'gas', HOME],
  ] as const)('is unknown for %s', (_, covered, fuel, homeQuery) =>
    expect(measuredYear({ current: covered, fuel, homeQuery })).toBeNull(),
  )

  it('counts for electric heaters', () =>
    expect(measuredYear({ current, fuel: 'electricity', homeQuery: 'heating=panel-heaters' })?.kwh).toBe(14_400))
})
