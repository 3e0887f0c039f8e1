import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isShown, standingReadings, standingWording } from './standing-wording'

const STATUSES = ['draft', 'unverified', 'evidenced', 'approved', 'contested', 'unsubstantiated', 'false', 'retired']
const reading = (value: string, status: string, ...contexts: string[]) => ({ value, status, contexts, strictReplacement: `instead of ${value}` })
const TEN = reading('10', 'contested', 'hero')
const TWENTY_FIVE = reading('25', 'contested', 'footer')

describe('as the site has always said it', () => {
  test('each place has its own reading', () => {
    const said = (context: string) => standingWording({ readings: [TEN, TWENTY_FIVE], context, mode: 'faithful' })
    expect(said('hero')).toEqual({ kind: 'reading', reading: TEN })
    expect(said('footer')).toEqual({ kind: 'reading', reading: TWENTY_FIVE })
    expect(said('modal')).toBeNull()
  })

  test.each(STATUSES)('a reading that is %s', (status) => {
    const isSaid = standingWording({ readings: [{ ...TEN, status }], context: 'hero', mode: 'faithful' }) !== null
    expect(isSaid).toBe(isShown({ status }))
    expect(isSaid).toBe(status !== 'draft' && status !== 'retired')
  })
})

describe('with approved claims alone', () => {
  const said = (readings: (typeof TEN)[], context = 'hero') => standingWording({ readings, context, mode: 'strict' })

  test('the words in its stead are said, or nothing', () => {
    expect(said([TEN])).toEqual({ kind: 'replacement', text: 'instead of 10' })
    expect(said([{ ...TEN, strictReplacement: '' }])).toBeNull()
    expect(said([TEN], 'footer')).toBeNull()
  })

  test('an approved reading holds in every place that has one', () => {
    const approved = { ...TEN, status: 'approved' }
    expect(said([approved, TWENTY_FIVE])).toEqual({ kind: 'reading', reading: approved })
    expect(said([TWENTY_FIVE, approved], 'footer')).toEqual({ kind: 'reading', reading: approved })
  })

  test('no reading is ever said that is not approved', () => {
    const anyReading = fc.record({ status: fc.constantFrom(...STATUSES), contexts: fc.subarray(['hero', 'footer']), strictReplacement: fc.option(fc.string()) })
    fc.assert(
      fc.property(fc.array(anyReading), fc.constantFrom('hero', 'footer'), (readings, context) => {
        const wording = standingWording({ readings, context, mode: 'strict' })
        expect(wording?.kind === 'reading' ? wording.reading.status : 'approved').toBe('approved')
      }),
    )
  })
})

describe('all that a claim says', () => {
  const said = (readings: (typeof TEN)[], mode: 'faithful' | 'strict') =>
    standingReadings({ readings: readings.map((one) => ({ ...one, text: `${one.value} years` })), mode }).map((wording) => (wording.kind === 'reading' ? wording.reading.value : wording.text))

  test('is every reading once, but for drafts and what was retired', () => {
    expect(said([TEN, TWENTY_FIVE, reading('10', 'approved', 'modal'), reading('5', 'draft', 'hero'), reading('6', 'retired', 'hero')], 'faithful')).toEqual(['10', '25'])
  })

  test('is what was approved, or else the words in its stead', () => {
    expect(said([TEN, reading('25', 'approved', 'footer')], 'strict')).toEqual(['25'])
    expect(said([TEN, { ...TWENTY_FIVE, strictReplacement: TEN.strictReplacement }, { ...TEN, strictReplacement: '' }, reading('5', 'draft', 'hero')], 'strict')).toEqual(['instead of 10'])
  })
})
