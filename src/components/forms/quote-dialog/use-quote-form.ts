import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'

import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { showToast } from '@/components/ui/toast-store'
import { newKey } from '@/lib/browser/new-key'
import { type FormSent, postForm } from '@/lib/browser/post-form'
import { quickCalculationAt } from '@/lib/browser/quick-calculation'
import { dropSessionDraft, openSessionDraft, saveSessionDraft } from '@/lib/browser/session-drafts'
import { quoteAnswersOf } from '@/lib/calculators/quick/quote-answers'
import { CONFIRMED_POSTCODE } from '@/lib/content/confirmed-postcode'
import { QUOTE_STEPS, type QuoteAnswers, quoteStepFields } from '@/lib/forms/quote'
import { endpoints } from '@/lib/routing/endpoints'

import { focusSubmitter } from '../shared/focus-submitter'
import { SUBMISSION_FAILED } from '../shared/notices'
import { usePending } from '../shared/use-pending'
import type { QuoteOrigin } from './quote-origin'

const DRAFT = 'quote-draft'
const LAST_STEP = QUOTE_STEPS.length - 1
const STEP_FIELDS = QUOTE_STEPS.map(quoteStepFields)

const loadCheck = () => import('./quote-check')

// zod is loaded with the first check, not with the dialog.
const resolver: Resolver<FormValues, unknown, QuoteAnswers> = async (...given) =>
  (await loadCheck()).resolveQuote(...given)

/** The draft of this tab, with blank fields filled in from a calculation. */
function openDraft(calculation: string | undefined) {
  const draft = openSessionDraft(DRAFT)
  const calculated = calculation === undefined ? {} : quoteAnswersOf(calculation)
  const typed = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => value !== ''))
  return { ...draft, values: { ...calculated, ...typed } }
}

/** State of the quote dialog: the draft, the current step, and the Next and Submit handlers. */
export function useQuoteForm(origin: QuoteOrigin) {
  const formRef = useRef<HTMLFormElement>(null)
  const [calculation] = useState(() => quickCalculationAt(window.location))
  const [draft, setDraft] = useState(() => openDraft(calculation))
  const [kept] = useState(draft.values)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [fault, setFault] = useState<string | null>(null)
  const [sent, setSent] = useState<FormSent | null>(null)
  const confirmedPostcode = useRef('')
  const { isRunning, once } = usePending()
  const form = useForm<FormValues, unknown, QuoteAnswers>({
    defaultValues: kept,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })

  useEffect(() => {
    if (!sent) saveSessionDraft(DRAFT, draft)
  }, [draft, sent])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setDraft((last) => ({ ...last, values: { ...last.values, ...values } })),
      }),
    [form],
  )

  // Loaded while the visitor fills in the first step, so that Next responds immediately.
  useEffect(() => void loadCheck().catch(() => null), [])

  const goTo = (stepIndex: number, found: FieldErrors = {}) => {
    setErrors(found)
    setDraft((last) => ({ ...last, stepIndex }))
  }

  const fail = (message: string | null, found: FieldErrors = {}) => {
    setErrors(found)
    setFault(message ?? '')
    // If the dialog has been closed in the meantime, it has no outlet to show the toast in.
    showToast({ ...SUBMISSION_FAILED, place: formRef.current ? 'dialog' : 'page' })
  }

  const errorsOf = (fields: readonly string[]): FieldErrors =>
    Object.fromEntries(
      fields.flatMap((name) => {
        const message = form.getFieldState(name).error?.message
        return message === undefined ? [] : [[name, message]]
      }),
    )

  const advance = async () => {
    setFault(null)
    const fields = STEP_FIELDS[draft.stepIndex] ?? []
    if (await form.trigger([...fields])) return goTo(draft.stepIndex + 1)
    setErrors(errorsOf(fields))
  }

  const send = async (quote: QuoteAnswers) => {
    setErrors({})
    const check = await loadCheck()
    const website = formRef.current && new FormData(formRef.current).get('website')
    const body = {
      ...check.inquiryOf(quote, { ...origin, calculation }),
      website: String(website ?? ''),
      ...(confirmedPostcode.current !== '' && { [CONFIRMED_POSTCODE]: confirmedPostcode.current }),
    }
    const outcome = await postForm({ url: endpoints.contactInquiries, body, idempotencyKey: draft.idempotencyKey })
    if (outcome.ok) {
      dropSessionDraft(DRAFT)
      setSent(outcome)
      return showToast({
        title: 'Quote Request Submitted',
        description: outcome.message,
        tone: 'success',
        place: formRef.current ? 'dialog' : 'page',
      })
    }
    const refused = check.firstFaultyStep(outcome.errors)
    if (refused) goTo(refused.stepIndex)
    if (outcome.isKeySpent) setDraft((last) => ({ ...last, idempotencyKey: newKey() }))
    fail(outcome.message, refused?.errors)
  }

  const takeConfirmedPostcode = () => {
    const confirmed = formRef.current && new FormData(formRef.current).get(CONFIRMED_POSTCODE)
    if (typeof confirmed !== 'string') return
    confirmedPostcode.current = confirmed
    form.setValue('postcode', confirmed)
  }

  const showFirstFault = () => {
    const stepIndex = STEP_FIELDS.findIndex((fields) => Object.keys(errorsOf(fields)).length > 0)
    goTo(stepIndex, errorsOf(STEP_FIELDS[stepIndex] ?? []))
  }

  return {
    kept,
    register: form.register,
    values: draft.values,
    stepIndex: draft.stepIndex,
    errors,
    fault,
    sent,
    isSending: isRunning && draft.stepIndex === LAST_STEP,
    goBack: () => goTo(draft.stepIndex - 1),
    formProps: {
      ref: formRef,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (draft.stepIndex === LAST_STEP) focusSubmitter(event)
        takeConfirmedPostcode()
        setFault(null)
        void once(() =>
          (draft.stepIndex < LAST_STEP ? advance() : form.handleSubmit(send, showFirstFault)()).catch(() => fail(null)),
        )
      },
    },
  }
}
