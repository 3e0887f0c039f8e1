import { expect, test } from 'vitest'

import { ENQUIRIES } from '../../../tests/fixtures/enquiries'
import { fieldErrors } from './field-errors'
import { areaOfProject, projectQuoteSchema } from './project-quote'

const errorsOf = (sent: object) => {
  const { error } = projectQuoteSchema.safeParse(sent)
  return error ? fieldErrors(error).map(({ path, message }) => [path, message]) : []
}
const SENT = ENQUIRIES['/project-quotes']

test('missing fields are reported in form order', () => {
  expect(errorsOf({})).toEqual([
    ['customerName', 'Name must be at least 2 characters'],
    ['customerEmail', 'Valid email is required'],
    ['projectType', 'Project type is required'],
    ['buildingType', 'Please select a type of building'],
    ['floorArea', 'Please enter a floor area between 5 and 20,000 square metres'],
    ['built', 'Please select when it was built'],
  ])
})

test.each([
  ['customerEmail', 'ines@', 'Valid email is required'],
  ['customerPhone', '+44 (0) 1632 960 0123 x', 'Please enter a valid phone number'],
  ['floorArea', '4', 'Please enter a floor area between 5 and 20,000 square metres'],
  ['ceilingHeight', '1.9', 'Please enter a ceiling height between 2 and 20 metres'],
  ['zones', '0', 'Please enter between 1 and 500 rooms or zones'],
  ['heatLoss', 'much', 'Please enter the heat loss in kW, between 0.1 and 10,000'],
  ['heatLoss', '7,5', 'Please enter the heat loss in kW, between 0.1 and 10,000'],
  ['floorArea', '62,5 m²', 'Please enter a floor area between 5 and 20,000 square metres'],
  ['kwp', '0', 'Please enter the size of the solar array between 0.1 and 1,000 kWp'],
  ['battery', '-1', 'Please enter the battery’s capacity, between 0 and 10,000 kWh'],
])('%s of "%s" is rejected with a message', (field, value, message) => {
  expect(errorsOf({ ...SENT, [field]: value })).toEqual([[field, message]])
})

test('blank optional fields are absent, units may be typed, and the email address becomes that of the enquiry', () => {
  const blank = Object.fromEntries(['company', 'role', 'stage', 'zones', 'kwp', 'message'].map((name) => [name, '']))
  expect(projectQuoteSchema.parse({ ...SENT, ...blank, floorArea: '1,200 m²', heatLoss: '9.5 kW' })).toMatchObject({
    email: 'ines@example.com',
    floorArea: 1_200,
    heatLoss: 9.5,
    kwp: undefined,
    message: '',
  })
})

test('the weather is that of the postcode area', () => {
  expect(areaOfProject({ postcode: 'SN10 1AA' })).toBe('SN')
  expect(areaOfProject({ postcode: undefined })).toBeNull()
})
