import { expect, test } from 'vitest'

import { estimateFor } from '@/lib/calculators/engine/estimate'
import { panelsByRoom } from '@/lib/calculators/engine/panels-by-room'
import { quickAnswersOf } from '@/lib/schemas/calculate/quick-estimate'
import { readQuickQuery } from '@/lib/schemas/calculate/quick-query'
import { surveyLeadSchema } from '@/lib/schemas/survey-lead'

import { BASIS } from '../../../../tests/fixtures/basis'
import { addHome } from './add-calculation'
import { fromSurveyLead } from './from-survey-lead'

const QUERY =
  'postcode=BA1+1AA&type=bungalow&area=78&built=1967-1975&insulation=unknown&heating=storage-heaters&occupancy=all-day'

test('staff see the home that an order is for, its postcode area and the panels of its rooms', () => {
  const questions = readQuickQuery(QUERY)
  if (!questions) throw new Error('unreadable')
  const lead = fromSurveyLead(
    surveyLeadSchema.parse({ firstName: 'Ada', email: 'ada@example.com', phone: '01225 000000', source: 'checkout' }),
  )
  const { answers } = addHome(lead, { questions, basis: BASIS })
  expect(answers.slice(0, lead.answers.length)).toEqual(lead.answers)
  const valueOf = (label: string) => answers.find((row) => row.label === label)?.value ?? ''
  expect(valueOf('For this home')).toMatch(
    /^Detached bungalow; 78 m²; built 1967 to 1975; .*heating now: storage heaters; postcode area BA$/,
  )
  expect(valueOf('The whole answer')).toMatch(/^\/calculator\/quick\?postcode=BA&type=bungalow/)
  const rooms = valueOf('Panels by room, of usual sizes').split('\n')
  expect(rooms[0]).toMatch(/^Living room, about \d+ m²: \d panels$/)
  const estimate = estimateFor({ answers: quickAnswersOf(questions), basis: BASIS })
  expect(rooms).toEqual(panelsByRoom(estimate, BASIS.panel))
  const panels = rooms.map((room) => Number(/(\d+) panels?$/.exec(room)?.[1]))
  expect(panels.reduce((sum, count) => sum + count, 0)).toBe(estimate.panels.rated.panels.value)
})
