import { describe, expect, it } from 'vitest'

import { MESSAGES } from '@/lib/forms/messages'

import { quickEstimateSchema, readQuickEstimate } from './quick-estimate'

const typed = {
  postcode: '',
  type: 'semi',
  area: '93',
  built: '1976-1982',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
}
const home = {
  postcodeArea: null,
  propertyType: 'semi',
  floorAreaM2: 93,
  ageBand: 'F',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
  hasSolar: false,
}

describe('readQuickEstimate', () => {
  it('reads a form submission', () => {
    expect(readQuickEstimate(typed)).toEqual({ ok: true, answers: home, own: {}, isOwnUnreadable: false })
    expect(readQuickEstimate({ ...typed, solar: 'on' })).toMatchObject({ answers: { hasSolar: true } })
  })

  it.each([
    ['SN10 1AA', 'SN'],
    ['sn10', 'SN'],
    ['sn', 'SN'],
    ['m1 1ae', 'M'],
    ['EC1A1BB', 'EC'],
    [' BA1 ', 'BA'],
    ['SN10 1', 'SN'],
  ])('reduces the postcode %j to its area %s', (postcode, area) => {
    expect(readQuickEstimate({ ...typed, postcode })).toMatchObject({ answers: { postcodeArea: area } })
  })

  it('dates a home by the building standards of its nation', () => {
    expect(readQuickEstimate({ ...typed, postcode: 'BT1', built: '1967-1975' })).toMatchObject({
      answers: { ageBand: 'D' },
    })
    expect(readQuickEstimate({ ...typed, postcode: 'LL1', built: '1967-1975' })).toMatchObject({
      answers: { ageBand: 'E' },
    })
  })

  it.each([
    ['62.5', 62.5],
    ['1,000', 1000],
    [' 80 m² ', 80],
    ['5', 5],
    ['1000', 1000],
    ['1 000', 1000],
    ['1,000.0m2', 1000],
  ])('reads %j as %d m²', (area, floorAreaM2) => {
    expect(readQuickEstimate({ ...typed, area })).toMatchObject({ answers: { floorAreaM2 } })
  })

  it.each([
    [{ area: '' }, 'area', 'Property size must be greater than 0'],
    [{ area: '0' }, 'area', 'Property size must be greater than 0'],
    [{ area: '-62' }, 'area', 'Property size must be greater than 0'],
    [{ area: '1e2' }, 'area', 'Property size must be greater than 0'],
    [{ area: 'big' }, 'area', 'Property size must be greater than 0'],
    [{ area: '4.9' }, 'area', MESSAGES.propertySizeRange],
    [{ area: '1000.1' }, 'area', MESSAGES.propertySizeRange],
    [{ area: '9'.repeat(400) }, 'area', 'Property size must be greater than 0'],
    [{ postcode: 'nowhere' }, 'postcode', 'Please enter a valid postcode'],
    [{ postcode: '10' }, 'postcode', 'Please enter a valid postcode'],
    [{ postcode: 'SN10 1AAA' }, 'postcode', 'Please enter a valid postcode'],
    [{ postcode: 'x'.repeat(99) }, 'postcode', 'Please enter a valid postcode'],
    [{ postcode: 'QQ1' }, 'postcode', MESSAGES.postcodeWeather],
    [{ postcode: 'GY' }, 'postcode', MESSAGES.postcodeWeather],
    [{ type: 'castle' }, 'type', 'Please select a property type'],
    [{ built: '1066' }, 'built', 'Please select when it was built'],
    [{ insulation: '' }, 'insulation', 'Please select what is insulated'],
    [{ heating: 'bonfire' }, 'heating', 'Please select current heating system'],
    [{ occupancy: 'never' }, 'occupancy', 'Please select when the home is in use'],
  ])('rejects %j', (changes, field, message) => {
    expect(readQuickEstimate({ ...typed, ...changes })).toEqual({ ok: false, errors: { [field]: message } })
  })

  it('reads the optional answers', () => {
    const optional = { rooms: '8', currentBill: '12,000 kWh', billUnit: 'kwh', altitude: '210 m' }
    expect(readQuickEstimate({ ...typed, ...optional })).toMatchObject({
      ok: true,
      answers: { ...home, rooms: 8, bill: { amount: 12_000, unit: 'kwh' }, altitudeM: 210 },
    })
    expect(readQuickEstimate({ ...typed, currentBill: '£1,250.50', billUnit: 'pounds' })).toMatchObject({
      answers: { bill: { amount: 1_250.5, unit: 'pounds' } },
    })
    expect(readQuickEstimate({ ...typed, heated: 'two-rooms', tenanted: 'yes' })).toMatchObject({
      answers: { ...home, heatedRooms: 2, isLet: true },
    })
    expect(readQuickEstimate({ ...typed, heated: 'whole-home', tenanted: 'no' })).toMatchObject({
      answers: { ...home, isLet: false },
    })
    const blanks = { rooms: ' ', currentBill: '', altitude: '', heated: '', tenanted: '' }
    const blank = readQuickEstimate({ ...typed, ...blanks })
    expect(blank.ok && blank.answers).toEqual(home)
  })

  it.each([
    [{ rooms: '0' }, 'rooms', 'Number of rooms must be at least 1'],
    [{ rooms: '2.5' }, 'rooms', 'Number of rooms must be at least 1'],
    [{ rooms: '101' }, 'rooms', MESSAGES.roomsRange],
    [{ currentBill: 'much' }, 'currentBill', MESSAGES.currentBill],
    [{ currentBill: '-5' }, 'currentBill', MESSAGES.currentBill],
    [{ currentBill: '900' }, 'currentBill', MESSAGES.billUnlikely],
    [{ currentBill: '99000' }, 'currentBill', MESSAGES.billUnlikely],
    [{ currentBill: '90', billUnit: 'pounds' }, 'currentBill', MESSAGES.billUnlikely],
    [{ currentBill: '12000', heating: 'none' }, 'currentBill', MESSAGES.billWithoutHeating],
    [{ currentBill: '12000', billUnit: 'guineas' }, 'billUnit', 'Invalid input'],
    [{ altitude: '1001' }, 'altitude', MESSAGES.altitude],
    [{ heated: 'attic' }, 'heated', 'Invalid input'],
    [{ tenanted: 'perhaps' }, 'tenanted', 'Invalid input'],
  ])('rejects the optional answer %j', (changes, field, message) => {
    expect(readQuickEstimate({ ...typed, ...changes })).toEqual({ ok: false, errors: { [field]: message } })
  })

  it.each(['62,5', '6,25', '62,', ',625', '1,00,0', '0,625.5,5', '6 25', '62 5'])(
    'does not read %j as a different number',
    (area) => {
      expect(readQuickEstimate({ ...typed, area })).toEqual({
        ok: false,
        errors: { area: MESSAGES.propertySizeMissing },
      })
    },
  )

  it('lists every error', () => {
    const read = readQuickEstimate({})
    expect(read.ok ? [] : Object.keys(read.errors)).toEqual([
      'type',
      'area',
      'built',
      'insulation',
      'heating',
      'occupancy',
    ])
  })
})

describe('quickEstimateSchema', () => {
  const sent = {
    type: 'semi',
    area: 93,
    built: '1976-1982',
    insulation: 'unknown',
    heating: 'gas-old',
    occupancy: 'mornings-and-evenings',
    solar: true,
  }

  it('accepts JSON numbers and booleans', () => {
    expect(quickEstimateSchema.parse(sent)).toEqual({ answers: { ...home, hasSolar: true }, own: {} })
  })

  it.each([
    { solar: 'on' },
    { area: null },
    { area: [] },
    { postcode: 7 },
    { type: { length: {} } },
    { colour: 'red' },
  ])('rejects %j', (changes) => {
    expect(quickEstimateSchema.safeParse({ ...sent, ...changes }).success).toBe(false)
  })

  it('lists unknown keys', () => {
    expect(
      quickEstimateSchema.safeParse({ ...sent, colour: 'red', floors: 2 }).error?.issues.map(({ message }) => message),
    ).toEqual(['Unknown: colour, floors'])
  })
})
