'use client'

import { useEffect, useState } from 'react'

import { showToast } from '@/components/ui/toast-store'
import { reportStep } from '@/lib/browser/post-steps'
import { quoteAnswersOf } from '@/lib/calculators/quick/quote-answers'
import { quoteVisitIn } from '@/lib/routing/quote-visit'
import { quoteRequestReceived } from '@/lib/routing/script-routes'
import { surveyLeadForm } from '@/lib/schemas/form-values'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { SUBMISSION_FAILED } from '../shared/notices'
import { startValues } from '../shared/start-values'
import { usePageForm } from '../shared/use-page-form'
import { QUOTE_REQUEST_FORM } from './quote-request-fields'

/** Submits in place, and saves a draft. */
export function QuoteRequestForm({ values = {}, ...reply }: FormStart) {
  // Where on the site the visitor clicked, for the hidden fields; the page itself is the same for everyone.
  const [visit] = useState(() => quoteVisitIn(window.location.search))
  useEffect(() => reportStep('quote'), [])
  const form = usePageForm({
    definition: QUOTE_REQUEST_FORM,
    start: { ...reply, values: startValues({ layers: [visit, values] }) },
    known: quoteAnswersOf(visit.calculation),
    unsent: 'Your request has not been sent.',
    validation: {
      shape: surveyLeadForm,
      loadSchema: () => import('@/lib/schemas/survey-lead').then((module) => module.surveyLeadSchema),
    },
    onSent: ({ reference }) => window.location.assign(quoteRequestReceived(reference)),
    onFailed: () => showToast(SUBMISSION_FAILED),
  })
  return <DefinedForm {...form} />
}
