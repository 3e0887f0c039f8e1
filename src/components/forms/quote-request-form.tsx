'use client'

import { useEffect, type RefObject } from 'react'

import { showToast } from '@/components/ui/toast/toast-store'
import { surveyLeadForm } from '@/lib/schemas/form-values'
import { quoteRequestReceived } from '@/lib/site/script-routes'

import { QUOTE_REQUEST_DRAWING } from './quote-request-fields'
import { DrawnForm, type FormStart } from './shared/drawn-form'
import { SUBMISSION_FAILED } from './shared/notices'
import { usePageForm } from './shared/use-page-form'

/** Works as a plain form post; with a script it sends in place and keeps what was typed. */
export function QuoteRequestForm({ phone, values, ...reply }: FormStart) {
  const form = usePageForm({
    name: 'quote-request-draft',
    url: QUOTE_REQUEST_DRAWING.action,
    shape: surveyLeadForm,
    errors: reply.errors ?? {},
    fault: reply.fault ?? null,
    unsent: 'Your request has not been sent.',
    loadCheck: () => import('./quote-request-check').then((module) => module.checkQuoteRequest),
    onSent: ({ reference }) => window.location.assign(quoteRequestReceived(reference)),
    onFailed: () => showToast(SUBMISSION_FAILED),
  })
  useSourceOfVisit(form.formProps.ref)
  return <DrawnForm drawing={QUOTE_REQUEST_DRAWING} phone={phone} values={values} {...form} />
}

/** Notes in the form where on the site the visitor asked for a quote; the page itself is the same for everyone. */
function useSourceOfVisit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const source = new URLSearchParams(window.location.search).get('source')
    const field = form.current?.elements.namedItem('source')
    if (source && field instanceof HTMLInputElement) field.value = source.slice(0, SOURCE_LENGTH_MAX)
  }, [form])
}

const SOURCE_LENGTH_MAX = 100
