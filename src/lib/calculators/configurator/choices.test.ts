import { describe, expect, it } from 'vitest'

import { readConfiguration } from '@/lib/schemas/calculate/configuration'

import { calculatorFor, choicesIn, configuratorFor, FIRST_CHOICES, limitedExtra, queryOfChoices } from './choices'

describe('choicesIn', () => {
  it('merges the URL query with the initial choices, and ignores anything else', () => {
    expect(choicesIn({ propertySize: '60', warrantyExtension: 'on', email: 'ada@example.com' })).toEqual({
      ...FIRST_CHOICES,
      propertySize: '60',
      warrantyExtension: 'on',
    })
  })

  it('takes the pressed button for panels, which comes after the number so far', () => {
    expect(choicesIn({ extraPanels: ['2', '3'] })['extraPanels']).toBe('3')
  })

  it('round-trips through the query', () => {
    const typed = { ...FIRST_CHOICES, extraPanels: '-2', maintenancePlan: 'on' }
    expect(choicesIn(Object.fromEntries(new URLSearchParams(queryOfChoices(typed))))).toEqual(typed)
  })
})

it('starts from the home of a quick calculation, and keeps all that was told', () => {
  const told = 'postcode=SN&type=flat-top&area=93&built=1900-1929&heating=oil&insulation=loft'
  const [, query = ''] = configuratorFor(told).split('?')
  expect(choicesIn(Object.fromEntries(new URLSearchParams(query)))).toEqual({
    ...FIRST_CHOICES,
    propertyType: 'flat-top',
    propertySize: '93',
    built: '1900-1929',
    currentHeating: 'oil',
    home: told,
  })
})

it('takes the rooms to heat along, to the quick calculator and back', () => {
  const read = readConfiguration({ ...FIRST_CHOICES, installationType: 'two-rooms' })
  if (!read.ok) throw new Error('unreadable')
  const [, query = ''] = calculatorFor(read.choices).split('?')
  expect(query).toContain('heated=two-rooms')
  const [, home = ''] = configuratorFor(query).split('?')
  expect(choicesIn(Object.fromEntries(new URLSearchParams(home)))['installationType']).toBe('two-rooms')
})

it('limits the extra panels to what the form takes', () => {
  expect([-120, -3, 120].map(limitedExtra)).toEqual([-99, -3, 99])
})
