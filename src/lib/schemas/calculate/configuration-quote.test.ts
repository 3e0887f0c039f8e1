import { describe, expect, it } from 'vitest'

import { MESSAGES } from '@/lib/forms/messages'

import { readConfiguration } from './configuration'
import { configurationQuoteSchema } from './configuration-quote'

const choices = {
  propertyType: 'semi',
  propertySize: '100',
  built: '1976-1982',
  currentHeating: 'gas-old',
  installationType: 'whole-home',
  thermostatZones: 'each-room',
  fitting: 'yes',
}
const quote = { ...choices, customerName: 'Ada Lovelace', email: 'ada@example.com' }
const messagesOf = (changes: object) =>
  configurationQuoteSchema.safeParse({ ...quote, ...changes }).error?.issues.map(({ message }) => message) ?? []

describe('the choices', () => {
  it('are read from text, options unticked and panels as proposed', () => {
    expect(readConfiguration({ ...choices, warrantyExtension: 'on' })).toEqual({
      ok: true,
      choices: {
        ...choices,
        propertySize: 100,
        home: null,
        extraPanels: 0,
        warrantyExtension: true,
        maintenancePlan: false,
        panel: null,
      },
    })
    expect(readConfiguration({ ...choices, extraPanels: '-12' })).toMatchObject({ choices: { extraPanels: -12 } })
    expect(readConfiguration({ ...choices, panel: 'powerboard-s-350w' })).toMatchObject({
      choices: { panel: 'powerboard-s-350w' },
    })
  })

  it.each([
    ['propertyType', 'castle', 'Please select a property type'],
    ['propertySize', 'large', 'Property size must be greater than 0'],
    ['propertySize', '1001', MESSAGES.propertySizeRange],
    ['built', '', 'Please select when it was built'],
    ['currentHeating', 'fire', 'Please select current heating system'],
    ['installationType', 'shed', 'Please select what to heat'],
    ['thermostatZones', '3', 'Please select how the thermostats are divided'],
    ['extraPanels', '1.5', 'Please add or take away fewer than 100 panels'],
    ['extraPanels', '100', 'Please add or take away fewer than 100 panels'],
    ['fitting', 'maybe', 'Please select whether we fit the panels'],
  ])('a bad %s (%j) has its message', (name, value, message) => {
    expect(readConfiguration({ ...choices, [name]: value })).toEqual({ ok: false, errors: { [name]: message } })
  })
})

describe('the request', () => {
  it('needs a name and an email address; the rest may be blank', () => {
    const read = configurationQuoteSchema.parse({ ...quote, phone: '', currentBill: '', preferredContactTime: '' })
    expect(read).toMatchObject({ phone: null, address: null, heatingIssues: null, installationLocation: null })
    expect([read.currentBill, read.preferredContactTime]).toEqual([undefined, undefined])
  })

  it('reads a month’s bill in pounds', () => {
    expect(configurationQuoteSchema.parse({ ...quote, currentBill: '£1,120.50' }).currentBill).toBe(1120.5)
  })

  it.each([
    [{ customerName: 'A' }, 'Name must be at least 2 characters'],
    [{ email: 'ada' }, 'Please enter a valid email address'],
    [{ phone: 'by letter only' }, 'Please enter a valid phone number'],
    [{ preferredContactTime: 'midnight' }, 'Please select when to call'],
    [{ currentBill: 'a lot' }, 'Please enter a month’s bill in pounds, such as 120'],
    [{ currentBill: 10_001 }, 'Please enter a month’s bill in pounds, such as 120'],
    [{ totalCost: 1 }, 'Invalid input'],
    [{ panelQuantity: 1 }, 'Invalid input'],
  ])('%j is refused', (changes, message) => {
    expect(messagesOf(changes)).toEqual([message])
  })
})
