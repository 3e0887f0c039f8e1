import { describe, expect, it } from 'vitest'

import {
  BUDGETS,
  CURRENT_HEATING,
  HEATING_CHALLENGES,
  type Option,
  PROJECT_TYPES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  TIMEFRAMES,
  URGENCIES,
} from './quote-options'

const lists: Record<string, readonly Option[]> = {
  BUDGETS,
  CURRENT_HEATING,
  HEATING_CHALLENGES,
  PROJECT_TYPES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  TIMEFRAMES,
  URGENCIES,
}

describe('option lists', () => {
  it.each(Object.entries(lists))('%s: values and labels are unique', (_name, options) => {
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
  })

  it.each([
    ['PROPERTY_TYPES', ['house', 'flat', 'bungalow', 'commercial', 'other']],
    ['PROPERTY_SIZES', ['small', 'medium', 'large', 'extra-large']],
    ['CURRENT_HEATING', ['gas-boiler', 'electric-heaters', 'oil-boiler', 'heat-pump', 'solid-fuel', 'none', 'other']],
    ['PROJECT_TYPES', ['new-installation', 'replacement', 'upgrade', 'extension', 'retrofit']],
    ['TIMEFRAMES', ['asap', '1-3-months', '3-6-months', '6-12-months', 'planning']],
    ['BUDGETS', ['under-5k', '5k-10k', '10k-20k', '20k-50k', 'over-50k', 'not-sure']],
    ['URGENCIES', ['asap', '1-3-months', '3-6-months', 'planning']],
  ])('%s keeps its stored values', (name, values) => {
    expect(lists[name]?.map(({ value }) => value)).toEqual(values)
  })
})
