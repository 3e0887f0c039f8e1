import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'

import { errorsByField, type FormValues } from '@/components/ui/field-props'
import type { Draft } from '@/lib/browser/draft'
import { formEntries } from '@/lib/browser/form-dom'
import { newKey } from '@/lib/browser/new-key'
import { type FormSent, postForm } from '@/lib/browser/post-form'
import { dropSessionDraft, openSessionDraft, saveSessionDraft } from '@/lib/browser/session-drafts'
import { CONFIRMED_POSTCODE } from '@/lib/content/confirmed-postcode'
import { type FormShape, formValues } from '@/lib/schemas/form-values'

import type { FormStart, PageFormDefinition } from './defined-form'
import { focusSubmitter } from './focus-submitter'
import { fromFormErrors, toFormErrors } from './form-errors'
import { isPlainRetry } from './retry-key'
import { filledIn, startValues } from './start-values'
import { usePending } from './use-pending'

/** The request may have arrived after all; the draft keeps its key, so that it is safe to send again. */
const NO_ANSWER = 'We have not heard back, so we may or may not have received this. It is safe to send it again.'

type Body = Record<string, unknown>

type PageForm = {
  definition: PageFormDefinition
  /** The input from before the script took over, or returned from a plain post. */
  start: FormStart
  shape?: FormShape
  /** Answers that are already known, for fields that are blank in the draft. */
  known?: FormValues
  /** The message when the visitor's input is invalid and nothing was sent. */
  unsent: string
  /** Loads the schema, and with it the validation, on first use. */
  loadSchema: () => Promise<z.ZodType>
  onSent: (sent: FormSent, body: Body) => void
  onFailed: (message: string | null) => void
}

async function loadCheck(loadSchema: PageForm['loadSchema']) {
  const [{ checkWith }, schema] = await Promise.all([import('./check-with'), loadSchema()])
  return checkWith(schema)
}

/** Takes over a form that also works as a plain post: saves a draft, validates, sends once. */
export function usePageForm({ definition, start, shape, known = {}, unsent, loadSchema, onSent, onFailed }: PageForm) {
  const { phone, values = {} } = start
  const formRef = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => openSessionDraft(definition.draft))
  const draft = useRef(opened)
  const [returned] = useState(() => toFormErrors({ errors: start.errors ?? {}, fault: start.fault ?? null }))
  const [timesSent, setTimesSent] = useState(0)
  const { isRunning, once } = usePending()

  const resolver: Resolver<FormValues, unknown, Body> = async () => {
    // The body of a plain post, so it includes fields that are not registered: the honeypot and a calculator's answers.
    const body = formValues(formRef.current ? formEntries(formRef.current) : [], shape)
    // If the validation cannot be loaded, the server validates.
    const check = await loadCheck(loadSchema).catch(() => null)
    const { [CONFIRMED_POSTCODE]: _, ...answers } = body
    const errors = toFormErrors({ errors: check?.(answers) ?? {}, fault: null })
    return Object.keys(errors).length === 0 ? { values: body, errors: {} } : { values: {}, errors }
  }
  const form = useForm<FormValues, unknown, Body>({
    defaultValues: startValues({ layers: [known, opened.values, values], lists: shape?.lists }),
    errors: returned,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const shown = useMemo(() => fromFormErrors(form.formState.errors), [form.formState.errors])

  const keepDraft = (changes: Partial<Draft> = {}) => {
    draft.current = { ...draft.current, values: filledIn(form.getValues()), ...changes }
    saveSessionDraft(definition.draft, draft.current)
  }

  const send = async (body: Body) => {
    const outcome = await postForm({ url: definition.action, body, idempotencyKey: draft.current.idempotencyKey })
    if (!outcome.ok) {
      const refused = errorsByField(Object.entries(outcome.errors).map(([path, message]) => ({ path, message })))
      for (const [name, message] of Object.entries(refused)) form.setError(name, { message })
      form.setError('root', { message: Object.keys(refused).length > 0 ? unsent : (outcome.message ?? NO_ANSWER) })
      if (outcome.isKeySpent) keepDraft({ idempotencyKey: newKey() })
      return onFailed(outcome.message)
    }
    dropSessionDraft(definition.draft)
    draft.current = openSessionDraft(definition.draft)
    form.reset({})
    setTimesSent((times) => times + 1)
    onSent(outcome, body)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isPlainRetry(event.currentTarget)) return
    event.preventDefault()
    focusSubmitter(event)
    keepDraft()
    void once(() => form.handleSubmit(send)())
  }

  return {
    definition,
    phone,
    values,
    ...shown,
    register: form.register,
    timesSent,
    isSending: isRunning,
    formProps: { ref: formRef, onChange: () => keepDraft(), onSubmit },
  }
}
