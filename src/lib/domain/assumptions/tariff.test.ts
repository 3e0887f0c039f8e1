import { describe, expect, it } from 'vitest'

import { ELECTRICITY_REGIONS } from '../electrical/regions'
import { overlapping } from './overlap'
import { PRICE_CAPS } from './price-caps'
import { tariffOn } from './tariff'

const on = (date: string, tariffs = PRICE_CAPS) => tariffOn({ tariffs, date })

describe('the tariff on a day', () => {
  it.each([
    ['2026-07-01', 'July to September 2026', false],
    ['2026-09-30', 'July to September 2026', false],
    ['2026-10-01', 'October to December 2026', false],
    ['2027-01-01', 'October to December 2026', true],
    ['2026-05-01', 'January to March 2026', true],
  ])('%s: %s, expired: %s', (date, period, isOver) => expect(on(date)).toMatchObject({ period, isOver }))

  it('is the average of Great Britain, even if a region was entered later', () =>
    expect(on('2026-11-20', PRICE_CAPS.toReversed())?.electricity.pencePerKwh).toBe(26.32))
  it('has VAT from the day on which it returns, and says so no more', () => {
    expect(on('2027-03-31')).toMatchObject({ electricity: { pencePerKwh: 26.32 }, vatChange: { hasCome: false } })
    expect(on('2027-04-01')).toMatchObject({
      electricity: { pencePerKwh: 27.64, pencePerDay: 57.57 },
      gas: { pencePerKwh: 7.97 },
      vat: 'with 5% VAT',
      vatChange: null,
      isOver: true,
    })
  })
  it.each([
    ['2027-01-01', 26.25],
    ['2027-04-01', 25],
  ])('is that of a newer cap from %s, whose VAT changes with it', (validFrom, pencePerKwh) => {
    const newer = PRICE_CAPS.filter((cap) => cap.region === null && cap.validFrom === '2026-10-01').map((cap) => ({
      ...cap,
      validFrom,
      validTo: '2027-06-30',
      electricity: { pencePerKwh: 25, pencePerDay: 60 },
    }))
    expect(on('2027-04-01', [...newer, ...PRICE_CAPS])?.electricity.pencePerKwh).toBe(pencePerKwh)
  })
  it('is that of a newer cap with VAT, although an older one would have changed later', () => {
    const newer = PRICE_CAPS.filter((cap) => cap.region === null && cap.validFrom === '2026-10-01').map((cap) => ({
      ...cap,
      validFrom: '2027-01-01',
      electricity: { pencePerKwh: 25, pencePerDay: 60 },
      electricityVat: { percent: 5, until: null, percentAfter: null },
    }))
    expect(on('2027-04-01', [...newer, ...PRICE_CAPS])?.electricity.pencePerKwh).toBe(25)
  })
  it('is unavailable before the first, and from regions alone', () => {
    expect(on('2024-06-30')).toBeNull()
    expect(
      on(
        '2026-11-20',
        PRICE_CAPS.filter(({ region }) => region !== null),
      ),
    ).toBeNull()
  })
})

describe('the default price caps', () => {
  it('do not overlap within a region', () => {
    for (const cap of PRICE_CAPS) {
      expect(cap.validFrom < cap.validTo).toBe(true)
      expect(
        overlapping({
          period: cap,
          others: PRICE_CAPS.filter((other) => other !== cap && other.region === cap.region),
        }),
      ).toBeNull()
    }
  })

  it('include gas for each average, and electricity for each region in both regional periods', () => {
    expect(PRICE_CAPS.filter(({ region, gas }) => region === null && !gas)).toEqual([])
    for (const { value } of ELECTRICITY_REGIONS)
      expect(PRICE_CAPS.filter(({ region }) => region === value).map(({ validFrom }) => validFrom)).toEqual([
        '2026-07-01',
        '2026-10-01',
      ])
  })
})
