import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form'

import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { showToast } from '@/components/ui/toast-store'
import { newKey } from '@/lib/browser/new-key'
import { type FormSent, postForm } from '@/lib/browser/post-form'
import { quickCalculationAt } from '@/lib/browser/quick-calculation'
import { dropSessionDraft, openSessionDraft, saveSessionDraft } from '@/lib/browser/session-drafts'
import { quoteAnswersOf } from '@/lib/calculators/quick/quote-answers'
import { CONFIRMED_POSTCODE } from '@/lib/content/confirmed-postcode'
import { endpoints } from '@/lib/routing/endpoints'
import type { QuoteRequest } from '@/lib/schemas/quote-request'
import { QUOTE_STEPS } from '@/lib/schemas/quote-steps'

import { focusSubmitter } from '../shared/focus-submitter'
import { SUBMISSION_FAILED } from '../shared/notices'
import { usePending } from '../shared/use-pending'
import type { QuoteOrigin } from './quote-origin'

const DRAFT = 'quote-draft'
const LAST_STEP = QUOTE_STEPS.length - 1

const loadCheck = () => import('./quote-check')

// zod is loaded with the first check, not with the dialog.
const resolver: Resolver<FormValues, unknown, QuoteRequest> = async (...given) =>
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
  const [sent, setSent] = useState<FormSent | null>(null)
  const { draft, setDraft, form, kept } = useQuoteDraft({ calculation, isSent: sent !== null })
  const { errors, setErrors, fault, setFault, fail, place } = useFaults(formRef)
  const confirmation = useConfirmedPostcode(formRef)
  const { isRunning, once } = usePending()

  const goTo = (stepIndex: number, found: FieldErrors = {}) => {
    setErrors(found)
    setDraft((last) => ({ ...last, stepIndex }))
  }
  const advance = async () => {
    setFault(null)
    const fields = QUOTE_STEPS[draft.stepIndex] ?? []
    if (await form.trigger([...fields])) return goTo(draft.stepIndex + 1)
    setErrors(errorsOf(form, fields))
  }
  const send = async (quote: QuoteRequest) => {
    setErrors({})
    const check = await loadCheck()
    const inquiry = check.inquiryOf(quote, { ...origin, calculation })
    const body = { ...inquiry, website: typedIn(formRef, 'website') ?? '', ...confirmation.answer() }
    const outcome = await postForm({ url: endpoints.contactInquiries, body, idempotencyKey: draft.idempotencyKey })
    if (outcome.ok) {
      dropSessionDraft(DRAFT)
      setSent(outcome)
      const { message } = outcome
      return showToast({ title: 'Quote Request Submitted', description: message, tone: 'success', place: place() })
    }
    const refused = check.firstFaultyStep(outcome.errors)
    if (refused) goTo(refused.stepIndex)
    if (outcome.isKeySpent) setDraft((last) => ({ ...last, idempotencyKey: newKey() }))
    fail(outcome.message, refused?.errors)
  }
  const showFirstFault = () => {
    const stepIndex = QUOTE_STEPS.findIndex((fields) => Object.keys(errorsOf(form, fields)).length > 0)
    goTo(stepIndex, errorsOf(form, QUOTE_STEPS[stepIndex] ?? []))
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isLast = draft.stepIndex === LAST_STEP
    if (isLast) focusSubmitter(event)
    confirmation.take((postcode) => form.setValue('postcode', postcode))
    setFault(null)
    void once(() => (isLast ? form.handleSubmit(send, showFirstFault)() : advance()).catch(() => fail(null)))
  }

  return {
    kept,
    register: form.register,
    values: draft.values,
    stepIndex: draft.stepIndex,
    ...{ errors, fault, sent },
    isSending: isRunning && draft.stepIndex === LAST_STEP,
    goBack: () => goTo(draft.stepIndex - 1),
    formProps: { ref: formRef, onSubmit },
  }
}

type FormRef = RefObject<HTMLFormElement | null>

/** What a field says that is not registered. */
function typedIn({ current: form }: FormRef, name: string): string | null {
  const value = form && new FormData(form).get(name)
  return typeof value === 'string' ? value : null
}

/** The answer to our question about the postcode, once it has been given. */
function useConfirmedPostcode(formRef: FormRef) {
  const confirmed = useRef<string | null>(null)
  return {
    take(apply: (postcode: string) => void) {
      confirmed.current = typedIn(formRef, CONFIRMED_POSTCODE) ?? confirmed.current
      if (confirmed.current !== null) apply(confirmed.current)
    },
    answer: () => (confirmed.current ? { [CONFIRMED_POSTCODE]: confirmed.current } : {}),
  }
}

const errorsOf = (form: UseFormReturn<FormValues, unknown, QuoteRequest>, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const message = form.getFieldState(name).error?.message
      return message === undefined ? [] : [[name, message]]
    }),
  )

/** The form's values, saved in this tab as they are typed. */
function useQuoteDraft({ calculation, isSent }: { calculation: string | undefined; isSent: boolean }) {
  const [draft, setDraft] = useState(() => openDraft(calculation))
  const [kept] = useState(draft.values)
  const form = useForm<FormValues, unknown, QuoteRequest>({
    defaultValues: kept,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  useEffect(() => {
    if (!isSent) saveSessionDraft(DRAFT, draft)
  }, [draft, isSent])
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
  return { draft, setDraft, form, kept }
}

function useFaults(formRef: FormRef) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [fault, setFault] = useState<string | null>(null)
  // If the dialog has been closed in the meantime, it has no outlet to show a toast in.
  const place = () => (formRef.current ? 'dialog' : 'page')
  const fail = (message: string | null, found: FieldErrors = {}) => {
    setErrors(found)
    setFault(message ?? '')
    showToast({ ...SUBMISSION_FAILED, place: place() })
  }
  return { errors, setErrors, fault, setFault, fail, place }
}
