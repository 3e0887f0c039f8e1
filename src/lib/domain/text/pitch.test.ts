import { describe, expect, it } from 'vitest'

import { pitchFaults, pitchOf } from './pitch'

const PAGE =
  'Warmth from above. No pipes, no radiators: clear walls. A living room costs £1,306 delivered. Get a quote. ' +
  'On gas? Keep the boiler, or price a heat pump. By calculation, not yet tested.'

describe('pitchOf', () => {
  it('counts what is said for, against and in doubt, and how soon a price and an action come', () => {
    expect(pitchOf(PAGE)).toEqual({
      words: 33,
      for: 3,
      against: 2,
      qualifiers: 2,
      untilPrice: 13,
      untilAction: 15,
    })
  })

  it('finds neither price nor action in a text without them', () => {
    expect(pitchOf('Clear walls.')).toMatchObject({ untilPrice: null, untilAction: null })
  })

  it.each([
    ['straight apostrophes', "warm while you're there", { for: 1 }],
    ['lines', 'keep\nyour boiler', { against: 1 }],
    ['no parts of words', 'unlikely, heat-pumped', { against: 0, qualifiers: 0 }],
  ])('reads %s', (_what, text, expected) => expect(pitchOf(text)).toMatchObject(expected))

  it('reads a long text in linear time', () => {
    expect(pitchOf('costs a lot '.repeat(20_000)).words).toBe(60_000)
  })
})

describe('pitchFaults', () => {
  const said = (against: number, qualifiers: number) =>
    pitchFaults({ ...pitchOf(PAGE), words: 1_000, against, qualifiers })

  it('allows a page its limit, once', () => {
    expect(said(12, 12)).toEqual([])
    expect(said(13, 13)).toEqual([
      'argues against panels 13 times, 12 at most',
      'qualifies itself 13 times, 12 at most',
    ])
  })

  it('allows a short text one of each', () => {
    expect(pitchFaults({ ...pitchOf('Price a heat pump, by calculation.') })).toEqual([])
    expect(pitchFaults(pitchOf('A heat pump is cheaper.'))).toEqual(['argues against panels 2 times, 1 at most'])
  })
})
