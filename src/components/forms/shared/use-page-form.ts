import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import type { FieldErrors } from '@/components/ui/field-props'
import type { Draft } from '@/lib/browser/draft'
import { fillForm, formEntries, textByName } from '@/lib/browser/form-dom'
import { newKey } from '@/lib/browser/new-key'
import { postForm, type FormSent } from '@/lib/browser/post-form'
import { dropTabDraft, openTabDraft, saveTabDraft } from '@/lib/browser/tab-drafts'
import { formValues, type FormShape } from '@/lib/schemas/form-values'

import { useOnce } from './use-once'

type PageForm = {
  /** Names the draft. */
  name: string
  url: string
  shape?: FormShape
  /** What the server found when the form came back from a plain post. */
  errors: FieldErrors
  fault: string | null
  /** Says that nothing was sent. */
  unsent: string
  /** Fetches the check that runs before sending, as late as that. */
  loadCheck: () => Promise<(values: unknown) => FieldErrors>
  onSent: (sent: FormSent) => void
  onFailed: (message: string | null) => void
}

/** Takes over the sending of a form that also works as a plain post: keeps a draft, checks, sends once. */
export function usePageForm(page: PageForm) {
  const { name, url, shape, unsent, loadCheck, onSent, onFailed } = page
  const formRef = useRef<HTMLFormElement>(null)
  const draft = useRef<Draft | null>(null)
  const [errors, setErrors] = useState(page.errors)
  const [fault, setFault] = useState(page.fault)
  const [timesSent, setTimesSent] = useState(0)
  const { isRunning, once } = useOnce()

  useEffect(() => {
    draft.current = openTabDraft(name)
    if (formRef.current) fillForm(formRef.current, draft.current.values)
  }, [name])

  const keepDraft = (changes: Partial<Draft> = {}) => {
    const values = formRef.current ? textByName(formEntries(formRef.current)) : {}
    const kept = { ...(draft.current ?? openTabDraft(name)), values, ...changes }
    draft.current = kept
    saveTabDraft(name, kept)
    return kept
  }

  const send = async (form: HTMLFormElement) => {
    setFault(null)
    const { idempotencyKey } = keepDraft()
    const body = formValues(formEntries(form), shape)
    // Without the check, for want of a connection, the server's own answer counts.
    const check = await loadCheck().catch(() => null)
    const found = check?.(body) ?? {}
    setErrors(found)
    if (Object.keys(found).length > 0) return

    const outcome = await postForm({ url, body, idempotencyKey })
    if (!outcome.ok) {
      setErrors(outcome.errors)
      setFault(unsent)
      if (outcome.isKeySpent) keepDraft({ idempotencyKey: newKey() })
      return onFailed(outcome.message)
    }
    dropTabDraft(name)
    draft.current = null
    setTimesSent((times) => times + 1)
    onSent(outcome)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void once(() => send(form))
  }

  return {
    errors,
    fault,
    timesSent,
    isSending: isRunning,
    formProps: { ref: formRef, onInput: () => void keepDraft(), onSubmit },
  }
}
