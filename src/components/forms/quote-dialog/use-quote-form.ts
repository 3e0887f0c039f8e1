import { type SubmitEvent, useEffect, useRef, useState } from 'react'

import type { FieldErrors } from '@/components/ui/field-props'
import { showToast } from '@/components/ui/toast-store'
import { readKeptHome } from '@/lib/browser/kept-home'
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
const LAST_STEP = QUOTE_STEPS.length - 1
const STEP_FIELDS = QUOTE_STEPS.map(quoteStepFields)
const NAMES = Object.keys(QUOTE_FIELDS)

const SUBMITTED = { title: 'Quote Request Submitted', tone: 'success' } as const

const loadInquiry = () => import('./quote-inquiry')

const FORM = {
  definition: { draft: DRAFT, action: endpoints.contactInquiries },
  shape: { booleans: ['marketingConsent', 'termsConsent'] },
  loadSchema: () => loadInquiry().then(({ quoteRequestSchema }) => quoteRequestSchema),
  faultOf: ({ message }: { message: string | null }) => message ?? '',
}

/** State of the quote dialog: that of the form, the current step, and the Next and Submit handlers. */
export function useQuoteForm(origin: QuoteOrigin) {
  const [calculation] = useState(() => quickCalculationAt(window.location))
  const [sent, setSent] = useState<FormSent | null>(null)
  const confirmation = useConfirmedPostcode()
  const { form, formRef, opened, shown, isRunning, keepDraft, once, send } = useFormState({
    ...FORM,
    known: quoteAnswersOf(calculation ?? readKeptHome()?.query ?? ''),
    bodyOf: async ({ [CONFIRMED_POSTCODE]: _, ...answers }) => ({
      ...(await loadInquiry()).inquiryOf(answers, { ...origin, calculation }),
      ...confirmation.answer(),
    }),
    refusedFields: (errors) => {
      const refused = firstFaultyStep(errors)
      if (refused) goTo(refused.stepIndex)
      return refused?.errors ?? {}
    },
    onSent: (outcome) => {
      setSent(outcome)
      showToast({ ...SUBMITTED, description: outcome.message, place: place() })
    },
    onFailed: () => showToast({ ...SUBMISSION_FAILED, place: place() }),
  })
  const [stepIndex, setStepIndex] = useState(opened.stepIndex)
  const [kept] = useState(() => form.getValues())
  // If the dialog has been closed in the meantime, it has no outlet to show the toast in.
  const place = () => (formRef.current ? 'dialog' : 'page')

  useLoadedInquiry()

  const show = (index: number) => {
    setStepIndex(index)
    keepDraft({ stepIndex: index })
  }

  const goTo = (index: number) => {
    form.clearErrors(NAMES)
    show(index)
  }

  const advance = async () => {
    if (await form.trigger(STEP_FIELDS[stepIndex] ?? [])) goTo(stepIndex + 1)
  }

  const sendAll = form.handleSubmit(send, (errors) => show(firstStepOf(errors)))

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stepIndex === LAST_STEP) focusSubmitter(event)
    confirmation.take(formRef.current, (postcode) => form.setValue('postcode', postcode))
    form.clearErrors('root')
    keepDraft()
    void once(() => (stepIndex < LAST_STEP ? advance() : sendAll()))
  }

  return {
    kept,
    register: form.register,
    values: form.getValues(),
    stepIndex,
    errors: ofStep(shown.errors, stepIndex),
    fault: shown.fault,
    sent,
    sendsCalculation: calculation !== undefined,
    isSending: isRunning && stepIndex === LAST_STEP,
    goBack: () => goTo(stepIndex - 1),
    formProps: { ref: formRef, onChange: () => keepDraft(), onSubmit },
  }
}

/** Loads it while the visitor fills in the first step, so that Next responds immediately. */
const useLoadedInquiry = () => useEffect(() => void loadInquiry().catch(() => null), [])

/** The answer to our question about the postcode, once it has been given. */
function useConfirmedPostcode() {
  const confirmed = useRef('')
  return {
    take(form: HTMLFormElement | null, apply: (postcode: string) => void) {
      const typed = form && new FormData(form).get(CONFIRMED_POSTCODE)
      if (typeof typed !== 'string') return
      confirmed.current = typed
      apply(typed)
    },
    answer: () => (confirmed.current === '' ? {} : { [CONFIRMED_POSTCODE]: confirmed.current }),
  }
}

const firstStepOf = (errors: object) => STEP_FIELDS.findIndex((names) => names.some((name) => name in errors))

const ofStep = (errors: FieldErrors, stepIndex: number): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => STEP_FIELDS[stepIndex]?.some((one) => one === name)))
