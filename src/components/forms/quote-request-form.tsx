'use client'

import { useEffect, useRef } from 'react'

import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { showToast } from '@/components/ui/toast/toast-store'
import { surveyLeadForm } from '@/lib/schemas/form-values'
import { endpoints } from '@/lib/site/endpoints'
import { quoteRequestReceived } from '@/lib/site/script-routes'
import type { PhoneLine } from '@/lib/site/site-settings'

import { QUOTE_REQUEST_FORM_ID, QuoteRequestFields } from './quote-request-fields'
import { FormFrame } from './shared/form-frame'
import { SUBMISSION_FAILED } from './shared/notices'
import { usePageForm } from './shared/use-page-form'

type QuoteRequestFormProps = { phone: PhoneLine; values?: FormValues; errors?: FieldErrors; fault?: string | null }

/** Works as a plain form post; with a script it sends in place and keeps what was typed. */
export function QuoteRequestForm({ phone, values = {}, ...reply }: QuoteRequestFormProps) {
  const sourceRef = useSourceOfVisit()
  const { errors, fault, timesSent, isSending, formProps } = usePageForm({
    name: 'quote-request-draft',
    url: endpoints.surveyLeads,
    shape: surveyLeadForm,
    errors: reply.errors ?? {},
    fault: reply.fault ?? null,
    unsent: 'Your request has not been sent.',
    loadCheck: () => import('./quote-request-check').then((module) => module.checkQuoteRequest),
    onSent: (reference) => window.location.assign(quoteRequestReceived(reference)),
    onFailed: () => showToast(SUBMISSION_FAILED),
  })

  return (
    <form id={QUOTE_REQUEST_FORM_ID} method="post" action={endpoints.surveyLeads} noValidate className="relative" {...formProps}>
      <input ref={sourceRef} type="hidden" name="source" defaultValue={[values.source ?? ''].flat()[0]} />
      <FormFrame {...{ formId: QUOTE_REQUEST_FORM_ID, errors, fault, phone, isSending }} submitLabel="Send request">
        <QuoteRequestFields key={timesSent} values={timesSent === 0 ? values : {}} errors={errors} />
      </FormFrame>
    </form>
  )
}

/** Notes in the form where on the site the visitor asked for a quote; the page itself is the same for everyone. */
function useSourceOfVisit() {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const source = new URLSearchParams(window.location.search).get('source')
    if (ref.current && source) ref.current.value = source.slice(0, SOURCE_LENGTH_MAX)
  }, [])
  return ref
}

const SOURCE_LENGTH_MAX = 100
