import { describe, expect, test } from 'vitest'

import { fieldErrors } from '../field-errors'
import { usageRecordSchema } from './usage-record'

const usage = {
  sessionId: '3e2f9a1c-8a51-4c3e-9d53-1f0a6a6b7c8d',
  propertySize: '93',
  propertyType: 'semi',
  built: '1976-1982',
  insulation: 'unknown',
  currentHeating: 'gas-old',
  occupancy: 'all-day',
}

test('accepts a calculation as the calculator sends it', () => {
  expect(usageRecordSchema.parse({ ...usage, postcode: '', answeredAfterMs: 41_000 })).toEqual({
    ...usage,
    tool: 'quick',
    own: {},
    propertySize: 93,
    postcode: undefined,
    solarPanels: false,
    billUnit: 'kwh',
    answeredAfterMs: 41_000,
  })
})

describe('reports errors at their field', () => {
  test.each([
    ['propertySize', 0, 'Property size must be greater than 0'],
    ['propertySize', undefined, 'Property size must be greater than 0'],
    ['rooms', 0, 'Number of rooms must be at least 1'],
    ['rooms', 'many', 'Number of rooms must be at least 1'],
    ['rooms', 2.5, 'Number of rooms must be at least 1'],
    ['solarPanels', 'yes', 'Invalid input'],
    ['sessionId', 'short', 'Invalid input'],
    ['sessionId', '<script>alert(1)</script>', 'Invalid input'],
    ['answeredAfterMs', 3_600_001, 'Invalid input'],
    ['answeredAfterMs', -1, 'Invalid input'],
    ['userEmail', 'ada@example.com', 'Invalid input'],
  ])('%s: %j', (field, value, message) => {
    const parsed = usageRecordSchema.safeParse({ ...usage, [field]: value })
    if (parsed.success) throw new Error('expected a rejection')
    expect(fieldErrors(parsed.error)[0]?.message).toBe(message)
  })
})
