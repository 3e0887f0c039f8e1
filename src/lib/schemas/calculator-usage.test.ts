import { describe, expect, test } from 'vitest'

import { calculatorUsageSchema } from './calculator-usage'
import { fieldErrors } from './field-errors'

const usage = {
  sessionId: '3e2f9a1c-8a51-4c3e-9d53-1f0a6a6b7c8d',
  propertySize: '93',
  propertyType: 'semi',
  built: '1976-1982',
  insulation: 'unknown',
  currentHeating: 'gas-old',
  occupancy: 'all-day',
}

test('a calculation is taken as the calculator tells it', () => {
  expect(calculatorUsageSchema.parse({ ...usage, postcode: '', answeredAfterMs: 41_000 })).toEqual({
    ...usage,
    propertySize: 93,
    postcode: undefined,
    solarPanels: false,
    answeredAfterMs: 41_000,
  })
})

describe('what is wrong is said at its field', () => {
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
    const parsed = calculatorUsageSchema.safeParse({ ...usage, [field]: value })
    if (parsed.success) throw new Error('was taken')
    expect(fieldErrors(parsed.error)[0]?.message).toBe(message)
  })
})
