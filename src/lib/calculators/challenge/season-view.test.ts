import { describe, expect, it } from 'vitest'

import { CHALLENGE_TEXTS } from '@/lib/content/challenges'
import { CHALLENGE_SLUGS } from '@/lib/domain/challenge/challenges'
import { USUAL_RULES } from '@/lib/domain/challenge/rules'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { USUAL_HOME } from '../engine/home-questions'
import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { roughly } from './roughly'
import { seasonView } from './season-view'

const viewOf = (changed: Record<string, string> = {}) => {
  const read = readQuickEstimate({ ...USUAL_HOME, ...changed })
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return seasonView({ answers: read.answers, own: read.own, basis: SAMPLE_BASIS, rules: USUAL_RULES })
}
const cardOf = (slug: string, changed?: Record<string, string>) =>
  viewOf(changed).cards.find((card) => card.slug === slug)

describe('seasonView', () => {
  it('lists the challenges of the typical home with figures, and their kWh for the strip', () => {
    const view = viewOf()
    expect(view.cards.map(({ slug }) => slug)).toEqual(CHALLENGE_SLUGS)
    expect(view.home).toBe('semi-detached or end of terrace, 93 m²')
    expect(cardOf('draught-hunt')?.saving).toEqual({
      kwh: expect.stringMatching(/^[\d,]+ kWh$/),
      likely: expect.stringMatching(/^likely [\d,]+ to [\d,]+$/),
      money: expect.stringMatching(/^£\d+, likely £\d+ to £\d+$/),
      carbon: expect.stringMatching(/^\d+ kg of CO₂e, likely \d+ to \d+$/),
    })
    expect(view.winterKwh['draught-hunt']).toBeGreaterThan(50)
    expect(view.winterKwh['two-sundays']).toBe(0)
  })

  it('says when a price has expired', () => {
    expect(viewOf().expired).toEqual([])
    const read = readQuickEstimate(USUAL_HOME)
    if (!read.ok) throw new Error('No home')
    const later = seasonView({
      answers: read.answers,
      own: {},
      basis: { ...SAMPLE_BASIS, date: '2027-11-21' },
      rules: USUAL_RULES,
    })
    expect(later.expired).toContainEqual(expect.stringMatching(/our last figure was valid until .+ 20\d\d/))
  })

  it('distinguishes a home with nothing to gain from a saving that is not calculated', () => {
    expect(cardOf('loft-roll', { insulation: 'loft' })?.saving).toBe('nothing')
    expect(cardOf('two-sundays')?.saving).toBeNull()
  })

  it('leaves out money and carbon for heating we hold no price of', () =>
    expect(cardOf('curtains', { heating: 'other' })?.saving).toMatchObject({ money: null, carbon: null }))

  it('uses the visitor’s own figures, unless no home can have them', () => {
    const dear = cardOf('curtains', { own: 'price.gas_20' })?.saving
    expect(dear).not.toEqual(cardOf('curtains')?.saving)
    expect(viewOf({ own: 'price.gas_20' }).isOwnRefused).toBe(false)
  })

  it('gives a source for every number specific to a challenge', () => {
    const bare = viewOf().cards.filter(({ grounds, saving }) => saving !== null && grounds.length === 0)
    expect(bare.map(({ slug }) => slug)).toEqual(['one-degree'])
  })
})

it('has a text for every challenge', () => expect(Object.keys(CHALLENGE_TEXTS)).toEqual(CHALLENGE_SLUGS))

it.each([
  [413, '410'],
  [1_249, '1,200'],
  [3.24, '3.2'],
  [0.26, '0.3'],
])('%d is roughly %s', (value, words) => expect(roughly(value)).toBe(words))
