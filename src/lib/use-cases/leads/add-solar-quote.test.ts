import { expect, test } from 'vitest'

import { FIRST_SOLAR, solarQueryOf } from '@/lib/calculators/solar/questions'
import { readSolarQuote } from '@/lib/schemas/calculate/solar-quote'
import { surveyLeadSchema } from '@/lib/schemas/survey-lead'

import { BASIS } from '../../../../tests/fixtures/basis'
import { addSolarQuote } from './add-solar-quote'
import { fromSurveyLead } from './from-survey-lead'

test('a quote request gets the figures of the solar quote and its URL, with only the postcode area', () => {
  const read = readSolarQuote(
    new URLSearchParams(solarQueryOf({ ...FIRST_SOLAR, postcode: 'BA1 1AA', battery: '5', heatingKwh: '4526' })),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  const lead = fromSurveyLead(
    surveyLeadSchema.parse({
      firstName: 'Ada',
      email: 'ada@example.com',
      phone: '01225 000000',
      source: 'solar-quote',
    }),
  )
  const { answers } = addSolarQuote(lead, { questions: read.questions, basis: BASIS })
  expect(answers.slice(0, lead.answers.length)).toEqual(lead.answers)
  const valueOf = (label: string) => answers.find((row) => row.label === label)?.value
  expect(valueOf('Solar roof')).toBe('A roof of 4 kWp facing south at 35°, with a battery of 5 kWh')
  expect(valueOf('Electricity for heating, a year')).toBe('4,526 kWh')
  expect(valueOf('Prices of the solar quote')).toMatch(/^\d+\.\d+p bought, 12p exported$/)
  expect(valueOf('The solar quote')).toBe(
    '/solar-quote?postcode=BA&type=semi&area=93&built=1976-1982&occupancy=mornings-and-evenings&kwp=4&facing=south&pitch=35&battery=5&heatingKwh=4526&householdKwh=2500',
  )
})
