import { describe, expect, it } from 'vitest'

import { claimFaults, type SocialClaim } from './claim-faults'

const warranty = (status: string, evidenceExpires: string | null = null): SocialClaim => ({
  key: 'warranty.years',
  group: 'warranty',
  readings: [{ value: '10', status, evidenceExpires }],
})

const faults = (text: string, claims: SocialClaim[] = []) => claimFaults({ text, claims, today: '2026-11-23' })

describe('a social post', () => {
  it.each([
    'A panel draws 225 W.',
    'Which rooms suit infrared heating? Our guide explains.',
    'It comes with a warranty.',
    '0.225 kW × 10 h is 2.25 kWh',
  ])('may say %j', (text) => {
    expect(faults(text)).toEqual([])
  })

  it.each([
    ['It has a 10-year warranty.', '10'],
    ['Save up to £800 a year!', '£800'],
    ['Rated 4.9/5 by customers', '4.9'],
    ['It is 99% efficient†', '99%'],
    ['It is ‡ 99% efficient', '99%'],
    ['0.225 kW × 10 h is 2.25 kWh\nSave £800 a year', '£800'],
  ])('may not say %j', (text, figure) => {
    const [fault = ''] = faults(text)
    expect(fault).toContain(`“${figure}” is a claim without approved proof`)
  })

  it.each([
    ['approved', true],
    ['evidenced', false],
    ['contested', false],
    ['unverified', false],
    ['false', false],
  ])('may make a claim that is %s: %s', (status, isAllowed) => {
    expect(faults('It has a 10-year warranty.', [warranty(status)]).length === 0).toBe(isAllowed)
  })

  it('may not make a claim whose proof has run out', () => {
    expect(faults('A 10-year warranty.', [warranty('approved', '2026-11-23')])).toEqual([])
    expect(faults('A 10-year warranty.', [warranty('approved', '2026-11-22')])).toHaveLength(1)
  })

  it('may not give a figure other than the approved one, or one of another claim', () => {
    expect(faults('A 25-year warranty.', [warranty('approved')])).toHaveLength(1)
    expect(faults('It pays back in 10 years.', [warranty('approved')])).toHaveLength(1)
  })

  it('may make a claim that is in no group, by its key', () => {
    const claim = { key: 'warranty', readings: [{ value: '10', status: 'approved' }] }
    expect(faults('A 10-year warranty.', [claim])).toEqual([])
  })
})
