import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { queryOf } from '@/lib/calculators/engine/home-query'
import { USUAL_HOME } from '@/lib/calculators/engine/home-questions'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import type { RewardOffer } from '@/lib/domain/challenge/reward'
import { USUAL_RULES } from '@/lib/domain/challenge/rules'

import { EnergyChallenge } from './energy-challenge'

const pageOf = (query: string | null, offers: readonly RewardOffer[] = []) =>
  renderToStaticMarkup(
    <EnergyChallenge
      query={query}
      basis={SAMPLE_BASIS}
      offers={offers}
      rules={USUAL_RULES}
      weather={{ months: {}, source: '' }}
    />,
  ).replaceAll(/<\/?span>/g, '')
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length

describe('the page before its script runs', () => {
  const html = pageOf(null)

  it('can be printed: weeks, challenges with boxes to tick, and a table for readings', () => {
    expect(count(html, /Week \d+ from/g)).toBe(26)
    expect(html).toContain('18 challenges')
    expect(count(html, /size-6 rounded-control/g)).toBe(18)
    expect(html).toContain('Meter readings to fill in by hand')
    expect(html).toContain('Savings are for a typical home: semi-detached or end of terrace, 93\u00A0m²')
  })

  it('has no control that does nothing', () => expect(html).not.toMatch(/<(?:button|form|input)\b/))
})

it.each([
  ['a home of its own', queryOf({ ...USUAL_HOME, type: 'flat-middle', heating: 'panel-heaters' }), '12 challenges'],
  ['a home that cannot be read', 'type=castle', 'The home in this address can’t be read'],
  ['figures that no home has', `${queryOf(USUAL_HOME)}&own=x_1`, 'Your own figures were left out'],
  ['nothing in the address', '', '18 challenges'],
])('shows %s', (_, query, words) => expect(pageOf(query)).toContain(words))

it('mentions rewards only if there are any, with their points and last day', () => {
  expect(pageOf(null)).not.toContain('Rewards')
  const offer = { id: 1, title: 'A survey', value: 'Free', description: 'One.', points: 120, endsOn: '2027-01-31' }
  const html = pageOf(null, [offer])
  expect(html).toContain('A survey: Free')
  expect(html).toContain('For 120 points, until 31 January 2027')
})
