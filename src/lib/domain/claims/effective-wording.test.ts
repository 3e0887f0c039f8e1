import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { effectiveReadings, effectiveWording, hasLapsed, isShown } from './effective-wording'

const TODAY = '2026-11-20'
const STATUSES = ['draft', 'unverified', 'evidenced', 'approved', 'contested', 'unsubstantiated', 'false', 'retired']
const reading = (value: string, status: string, ...contexts: string[]) => ({
  value,
  status,
  contexts,
  strictReplacement: `instead of ${value}`,
})
const TEN = reading('10', 'contested', 'hero')
const TWENTY_FIVE = reading('25', 'contested', 'footer')

describe('in faithful mode', () => {
  test('each context has its own reading', () => {
    const wordingIn = (context: string) =>
      effectiveWording({ readings: [TEN, TWENTY_FIVE], context, mode: 'faithful', today: TODAY })
    expect(wordingIn('hero')).toEqual({ kind: 'reading', reading: TEN })
    expect(wordingIn('footer')).toEqual({ kind: 'reading', reading: TWENTY_FIVE })
    expect(wordingIn('modal')).toBeNull()
  })

  test.each(STATUSES)('a reading that is %s', (status) => {
    const hasWording =
      effectiveWording({ readings: [{ ...TEN, status }], context: 'hero', mode: 'faithful', today: TODAY }) !== null
    expect(hasWording).toBe(isShown({ status }))
    expect(hasWording).toBe(status !== 'draft' && status !== 'retired')
  })
})

describe('in strict mode', () => {
  const shown = (readings: (typeof TEN)[], context = 'hero') =>
    effectiveWording({ readings, context, mode: 'strict', today: TODAY })

  test('replacement text is shown, or nothing', () => {
    expect(shown([TEN])).toEqual({ kind: 'replacement', text: 'instead of 10' })
    expect(shown([{ ...TEN, strictReplacement: '' }])).toBeNull()
    expect(shown([TEN], 'footer')).toBeNull()
  })

  test('an approved reading applies in every context that has one', () => {
    const approved = { ...TEN, status: 'approved' }
    expect(shown([approved, TWENTY_FIVE])).toEqual({ kind: 'reading', reading: approved })
    expect(shown([TWENTY_FIVE, approved], 'footer')).toEqual({ kind: 'reading', reading: approved })
  })

  test('an approved reading with expired evidence is no longer approved', () => {
    const until = (evidenceExpires: string) => ({ ...TEN, status: 'approved', evidenceExpires })
    expect(shown([until('2026-11-20T12:00:00.000Z')])).toMatchObject({ kind: 'reading' })
    expect(shown([until('2026-11-19T12:00:00.000Z')])).toEqual({ kind: 'replacement', text: 'instead of 10' })
    expect(shown([TWENTY_FIVE, until('2026-11-19')], 'footer')).toEqual({ kind: 'replacement', text: 'instead of 25' })
    const readings = [{ ...until('2026-11-19'), text: '10 years' }]
    expect(effectiveReadings({ readings, mode: 'strict', today: TODAY })).toEqual([
      { kind: 'replacement', text: 'instead of 10' },
    ])
  })

  test('only approved readings are ever shown', () => {
    const anyReading = fc.record({
      status: fc.constantFrom(...STATUSES),
      contexts: fc.subarray(['hero', 'footer']),
      strictReplacement: fc.option(fc.string()),
    })
    fc.assert(
      fc.property(fc.array(anyReading), fc.constantFrom('hero', 'footer'), (readings, context) => {
        const wording = effectiveWording({ readings, context, mode: 'strict', today: TODAY })
        expect(wording?.kind === 'reading' ? wording.reading.status : 'approved').toBe('approved')
      }),
    )
  })
})

describe('all readings of a claim', () => {
  const textsOf = (readings: (typeof TEN)[], mode: 'faithful' | 'strict') =>
    effectiveReadings({
      readings: readings.map((one) => ({ ...one, text: `${one.value} years` })),
      mode,
      today: TODAY,
    }).map((wording) => (wording.kind === 'reading' ? wording.reading.value : wording.text))

  test('include each once, except drafts and retired ones', () => {
    expect(
      textsOf(
        [
          TEN,
          TWENTY_FIVE,
          reading('10', 'approved', 'modal'),
          reading('5', 'draft', 'hero'),
          reading('6', 'retired', 'hero'),
        ],
        'faithful',
      ),
    ).toEqual(['10', '25'])
  })

  test('are the approved ones, or else the replacement text', () => {
    expect(textsOf([TEN, reading('25', 'approved', 'footer')], 'strict')).toEqual(['25'])
    expect(
      textsOf(
        [
          TEN,
          { ...TWENTY_FIVE, strictReplacement: TEN.strictReplacement },
          { ...TEN, strictReplacement: '' },
          reading('5', 'draft', 'hero'),
        ],
        'strict',
      ),
    ).toEqual(['instead of 10'])
  })
})

describe('expired evidence', () => {
  test.each(STATUSES)('affects a reading that relies on it: %s', (status) => {
    expect(hasLapsed({ status, evidenceExpires: '2026-11-19' }, TODAY)).toBe(
      status === 'approved' || status === 'evidenced',
    )
  })

  test.each([null, undefined, '2026-11-20', '2027-01-01T12:00:00.000Z'])('%s has not passed', (evidenceExpires) => {
    expect(hasLapsed({ status: 'approved', evidenceExpires }, TODAY)).toBe(false)
  })
})
