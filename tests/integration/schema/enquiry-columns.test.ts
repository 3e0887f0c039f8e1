import type { CollectionConfig } from 'payload'
import { describe, expect, test } from 'vitest'

import { UserProfiles } from '@/collections/engagement/user-profiles'
import { CalculatorUsage } from '@/collections/enquiries/calculator-usage'
import { ConfigurationQuotes } from '@/collections/enquiries/configuration-quotes'
import { ProjectQuotes } from '@/collections/enquiries/project-quotes/project-quotes'
import { SurveyLeads } from '@/collections/enquiries/survey-leads'

function fieldOf({ fields }: CollectionConfig, name: string) {
  const found = fields.find((field) => 'name' in field && field.name === name)
  if (!found) throw new Error(`No field ${name}`)
  return found
}

describe.each([
  [SurveyLeads, 'leadStatus'],
  [ConfigurationQuotes, 'quoteStatus'],
  [ProjectQuotes, 'status'],
])('$0.slug: the status never changes', (collection, name) => {
  test('so it is no column of the list, and the form says where progress is', () => {
    expect(collection.admin?.defaultColumns).not.toContain(name)
    expect(fieldOf(collection, name)).toMatchObject({ admin: { description: expect.stringContaining('on the lead') } })
  })
})

test.each([
  [ProjectQuotes, ['sessionId', 'totalSolarCost', 'annualSavings', 'paybackPeriod', 'validUntil']],
  [CalculatorUsage, ['solarSize']],
])('$0.slug: columns that nothing fills are hidden', (collection, names) => {
  for (const name of names) expect(fieldOf(collection, name)).toMatchObject({ admin: { hidden: true } })
})

test('the list of challenge profiles has only columns with a value', () => {
  expect(UserProfiles.admin?.defaultColumns).toEqual(['totalPoints', 'createdAt'])
})
