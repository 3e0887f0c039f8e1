import { describe, expect, it } from 'vitest'

import { MESSAGES } from './messages'
import { quickCalculationSchema, readQuickCalculation } from './quick-calculation'

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

describe('readQuickCalculation', () => {
  it('reads what a form sends', () => {
    expect(readQuickCalculation(typed)).toEqual({ ok: true, answers: home })
    expect(readQuickCalculation({ ...typed, solar: 'on' })).toMatchObject({ answers: { hasSolar: true } })
  })

  it.each([
    ['SN10 1AA', 'SN'],
    ['sn10', 'SN'],
    ['sn', 'SN'],
    ['m1 1ae', 'M'],
    ['EC1A1BB', 'EC'],
    [' BA1 ', 'BA'],
    ['SN10 1', 'SN'],
  ])('keeps of the postcode %j its area %s', (postcode, area) => {
    expect(readQuickCalculation({ ...typed, postcode })).toMatchObject({ answers: { postcodeArea: area } })
  })

  it('dates a home by the standards of its nation', () => {
    expect(readQuickCalculation({ ...typed, postcode: 'BT1', built: '1967-1975' })).toMatchObject({
      answers: { ageBand: 'D' },
    })
    expect(readQuickCalculation({ ...typed, postcode: 'LL1', built: '1967-1975' })).toMatchObject({
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
  ])('takes %j for %d m²', (area, floorAreaM2) => {
    expect(readQuickCalculation({ ...typed, area })).toMatchObject({ answers: { floorAreaM2 } })
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
    [{ occupancy: 'never' }, 'occupancy', 'Please select who is home'],
  ])('refuses %j', (changes, field, message) => {
    expect(readQuickCalculation({ ...typed, ...changes })).toEqual({ ok: false, errors: { [field]: message } })
  })

  it.each(['62,5', '6,25', '62,', ',625', '1,00,0', '0,625.5,5', '6 25', '62 5'])(
    'reads no other number out of %j',
    (area) => {
      expect(readQuickCalculation({ ...typed, area })).toEqual({
        ok: false,
        errors: { area: MESSAGES.propertySizeMissing },
      })
    },
  )

  it('names everything that is wrong', () => {
    const read = readQuickCalculation({})
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

describe('quickCalculationSchema', () => {
  const sent = {
    type: 'semi',
    area: 93,
    built: '1976-1982',
    insulation: 'unknown',
    heating: 'gas-old',
    occupancy: 'mornings-and-evenings',
    solar: true,
  }

  it('takes numbers and truth as JSON has them', () => {
    expect(quickCalculationSchema.parse(sent)).toEqual({ ...home, hasSolar: true })
  })

  it.each([
    { solar: 'on' },
    { area: null },
    { area: [] },
    { postcode: 7 },
    { type: { length: {} } },
    { colour: 'red' },
  ])('refuses %j', (changes) => {
    expect(quickCalculationSchema.safeParse({ ...sent, ...changes }).success).toBe(false)
  })

  it('names what it does not know', () => {
    expect(
      quickCalculationSchema
        .safeParse({ ...sent, colour: 'red', floors: 2 })
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Unknown: colour, floors'])
  })
})
