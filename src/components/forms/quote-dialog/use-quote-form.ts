import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import type { FieldErrors } from '@/components/ui/field-props'
import { showToast } from '@/components/ui/toast/toast-store'
import { formEntries, textByName } from '@/lib/browser/form-dom'
import { newKey } from '@/lib/browser/new-key'
import { postForm } from '@/lib/browser/post-form'
import { dropTabDraft, openTabDraft, saveTabDraft } from '@/lib/browser/tab-drafts'
import { endpoints } from '@/lib/site/endpoints'

import { SUBMISSION_FAILED } from '../shared/notices'
import { useOnce } from '../shared/use-once'
import type { QuoteOrigin } from './quote-origin'

const DRAFT = 'quote-draft'
const LAST_STEP = 2

const loadCheck = () => import('./quote-check')

/** The quote request while its dialog is open: the draft, the step in sight, and what happens on Next and Submit. */
export function useQuoteForm({ origin, onDone }: { origin: QuoteOrigin; onDone: () => void }) {
  const formRef = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => openTabDraft(DRAFT))
  const [kept] = useState(draft.values)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isUnsent, setIsUnsent] = useState(false)
  const { isRunning, once } = useOnce()

  useEffect(() => saveTabDraft(DRAFT, draft), [draft])

  // Fetched while the first step is being filled in, so that Next answers at once.
  useEffect(() => void loadCheck().catch(() => null), [])

  const goTo = (stepIndex: number, found: FieldErrors = {}) => {
    setErrors(found)
    setDraft((last) => ({ ...last, stepIndex }))
  }

  const fail = (found: FieldErrors = {}) => {
    setErrors(found)
    setIsUnsent(true)
    // Closed in the meantime, the dialog has no outlet left to show it in.
    showToast({ ...SUBMISSION_FAILED, place: formRef.current ? 'dialog' : 'page' })
  }

  const advance = async (form: HTMLFormElement) => {
    const values = textByName(formEntries(form))
    const check = await loadCheck().catch(() => null)
    setIsUnsent(false)
    if (!check) return fail()

    if (draft.stepIndex < LAST_STEP) {
      const found = check.stepErrors(values, draft.stepIndex)
      return Object.keys(found).length > 0 ? setErrors(found) : goTo(draft.stepIndex + 1)
    }

    const quote = check.readQuote(values, origin)
    const faulty = quote.ok ? null : check.firstFaultyStep(quote.errors)
    if (faulty) return goTo(faulty.stepIndex, faulty.errors)
    if (!quote.ok) return fail()

    setErrors({})
    const { idempotencyKey } = draft
    const body = { ...quote.body, website: values.website }
    const outcome = await postForm({ url: endpoints.contactInquiries, body, idempotencyKey })
    if (outcome.ok) {
      dropTabDraft(DRAFT)
      onDone()
      return showToast({ title: 'Quote Request Submitted', description: outcome.message, tone: 'success' })
    }
    const refused = check.firstFaultyStep(outcome.errors)
    if (refused) goTo(refused.stepIndex)
    if (outcome.isKeySpent) setDraft((last) => ({ ...last, idempotencyKey: newKey() }))
    fail(refused?.errors)
  }

  return {
    kept,
    values: draft.values,
    stepIndex: draft.stepIndex,
    errors,
    isUnsent,
    isSending: isRunning && draft.stepIndex === LAST_STEP,
    goBack: () => goTo(draft.stepIndex - 1),
    formProps: {
      ref: formRef,
      onInput: () => {
        if (!formRef.current) return
        const values = textByName(formEntries(formRef.current))
        setDraft((last) => ({ ...last, values }))
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        void once(() => advance(form))
      },
    },
  }
}
