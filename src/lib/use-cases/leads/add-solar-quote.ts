import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { solarQuoteWith } from '@/lib/calculators/solar/questions'
import { solarQuote } from '@/lib/calculators/solar/solar-quote'
import { solarRows } from '@/lib/calculators/solar/solar-words'
import type { SolarQuestions } from '@/lib/schemas/calculate/solar-quote'

import type { LeadSubmission } from './lead-submission'

/** Adds a solar quote to a quote request, recalculated from its answers. */
export function addSolarQuote(
  lead: LeadSubmission,
  { questions, basis }: { questions: SolarQuestions; basis: Basis },
): LeadSubmission {
  const typed = Object.fromEntries(
    Object.entries({ ...questions, postcode: questions.postcode?.area, home: questions.home?.query }).flatMap(
      ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
    ),
  )
  const rows = solarRows(solarQuote({ answers: questions, basis }), solarQuoteWith(typed))
  return { ...lead, answers: [...lead.answers, ...rows] }
}
