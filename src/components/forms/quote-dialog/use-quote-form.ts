import { type SubmitEvent, useEffect, useRef, useState } from 'react'

import type { FieldErrors } from '@/components/ui/field-props'
import { showToast } from '@/components/ui/toast-store'
import type { FormSent } from '@/lib/browser/post-form'
import { quickCalculationAt } from '@/lib/browser/quick-calculation'
import { quoteAnswersOf } from '@/lib/calculators/quick/quote-answers'
import { CONFIRMED_POSTCODE } from '@/lib/content/confirmed-postcode'
import { QUOTE_FIELDS, QUOTE_STEPS, quoteStepFields } from '@/lib/forms/quote'
import { endpoints } from '@/lib/routing/endpoints'

import { focusSubmitter } from '../shared/focus-submitter'
import { SUBMISSION_FAILED } from '../shared/notices'
import { useFormState } from '../shared/use-form-state'
import { firstFaultyStep } from './faulty-step'
import type { QuoteOrigin } from './quote-origin'

const DRAFT = 'quote-draft'
const DEFINITION = { draft: DRAFT, action: endpoints.contactInquiries }
const SHAPE = { booleans: ['marketingConsent', 'termsConsent'] }
const LAST_STEP = QUOTE_STEPS.length - 1
const STEP_FIELDS = QUOTE_STEPS.map(quoteStepFields)
const NAMES = Object.keys(QUOTE_FIELDS)

const loadInquiry = () => import('./quote-inquiry')

/** State of the quote dialog: that of the form, the current step, and the Next and Submit handlers. */
export function useQuoteForm(origin: QuoteOrigin) {
  const [calculation] = useState(() => quickCalculationAt(window.location))
  const [sent, setSent] = useState<FormSent | null>(null)
  const confirmedPostcode = useRef('')
  const state = useFormState({
    definition: DEFINITION,
    shape: SHAPE,
    known: calculation === undefined ? {} : quoteAnswersOf(calculation),
    loadSchema: () => loadInquiry().then(({ quoteRequestSchema }) => quoteRequestSchema),
    bodyOf: async ({ [CONFIRMED_POSTCODE]: _, ...answers }) => ({
      ...(await loadInquiry()).inquiryOf(answers, { ...origin, calculation }),
      ...(confirmedPostcode.current !== '' && { [CONFIRMED_POSTCODE]: confirmedPostcode.current }),
    }),
    refusedFields: (errors) => {
      const refused = firstFaultyStep(errors)
      if (refused) goTo(refused.stepIndex)
      return refused?.errors ?? {}
    },
    faultOf: ({ message }) => message ?? '',
    onSent: (outcome) => {
      setSent(outcome)
      showToast({ title: 'Quote Request Submitted', description: outcome.message, tone: 'success', place: place() })
    },
    onFailed: () => showToast({ ...SUBMISSION_FAILED, place: place() }),
  })
  const { form, formRef, opened, shown, isRunning, keepDraft, once, send } = state
  const [stepIndex, setStepIndex] = useState(opened.stepIndex)
  const [kept] = useState(() => form.getValues())
  // If the dialog has been closed in the meantime, it has no outlet to show the toast in.
  const place = () => (formRef.current ? 'dialog' : 'page')

  // Loaded while the visitor fills in the first step, so that Next responds immediately.
  useEffect(() => void loadInquiry().catch(() => null), [])

  const goTo = (index: number) => {
    form.clearErrors(NAMES)
    setStepIndex(index)
    keepDraft({ stepIndex: index })
  }

  const advance = async () => {
    if (await form.trigger(STEP_FIELDS[stepIndex] ?? [])) goTo(stepIndex + 1)
  }

  const takeConfirmedPostcode = () => {
    const confirmed = formRef.current && new FormData(formRef.current).get(CONFIRMED_POSTCODE)
    if (typeof confirmed !== 'string') return
    confirmedPostcode.current = confirmed
    form.setValue('postcode', confirmed)
  }

  const showFirstFault = (errors: object) => {
    const index = STEP_FIELDS.findIndex((names) => names.some((name) => name in errors))
    setStepIndex(index)
    keepDraft({ stepIndex: index })
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stepIndex === LAST_STEP) focusSubmitter(event)
    takeConfirmedPostcode()
    form.clearErrors('root')
    keepDraft()
    void once(() => (stepIndex < LAST_STEP ? advance() : form.handleSubmit(send, showFirstFault)()))
  }

  return {
    kept,
    register: form.register,
    values: form.getValues(),
    stepIndex,
    errors: ofStep(shown.errors, stepIndex),
    fault: shown.fault,
    sent,
    isSending: isRunning && stepIndex === LAST_STEP,
    goBack: () => goTo(stepIndex - 1),
    formProps: { ref: formRef, onChange: () => keepDraft(), onSubmit },
  }
}

const ofStep = (errors: FieldErrors, stepIndex: number): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => STEP_FIELDS[stepIndex]?.some((one) => one === name)))
