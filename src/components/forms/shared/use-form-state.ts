import { useMemo, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'

import { errorsByField, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import type { Draft } from '@/lib/browser/draft'
import { formEntries } from '@/lib/browser/form-dom'
import { newKey } from '@/lib/browser/new-key'
import { type FormOutcome, type FormSent, postForm } from '@/lib/browser/post-form'
import { dropSessionDraft, openSessionDraft, saveSessionDraft } from '@/lib/browser/session-drafts'
import { CONFIRMED_POSTCODE } from '@/lib/content/confirmed-postcode'
import { type FormShape, formValues } from '@/lib/schemas/form-values'

import { fromFormErrors, type ShownErrors, toFormErrors } from './form-errors'
import { filledIn, startValues } from './start-values'
import { usePending } from './use-pending'

export type Body = Record<string, unknown>

export type FormStateOptions = {
  /** The name of the draft, and the endpoint. */
  definition: { draft: string; action: string }
  /** The input from before the script took over, or returned from a plain post. */
  values?: FormValues
  returned?: Partial<ShownErrors>
  shape?: FormShape
  /** Answers that are already known, for fields that are blank in the draft. */
  known?: FormValues
  /** Loads the schema, and with it the validation, on first use. */
  loadSchema: () => Promise<z.ZodType>
  /** What is sent, if it is not the answers as they are. */
  bodyOf?: (answers: Body) => Promise<Body>
  /** The errors to show under the form's own names, if the endpoint has others. */
  refusedFields?: (errors: FieldErrors) => FieldErrors
  /** What to say about a refusal; `isOfFields` if fields have messages of their own. */
  faultOf: (refusal: { message: string | null; isOfFields: boolean }) => string
  onSent: (sent: FormSent, body: Body) => void
  onFailed: (message: string | null) => void
}

const NOT_SENT: FormOutcome & { ok: false } = { ok: false, errors: {}, message: null, isKeySpent: false }

/** The state of a form with a script: saves a draft, validates, sends once. */
export function useFormState(options: FormStateOptions) {
  const { definition, values = {}, returned = {}, shape, known = {}, faultOf, onSent, onFailed } = options
  const formRef = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => openSessionDraft(definition.draft))
  const draft = useRef(opened)
  const [initialErrors] = useState(() => toFormErrors({ errors: returned.errors ?? {}, fault: returned.fault ?? null }))
  const [timesSent, setTimesSent] = useState(0)
  const { isRunning, once } = usePending()

  const resolver: Resolver<FormValues, unknown, Body> = async () => {
    // The body of a plain post, so it includes fields that are not registered: the honeypot and a calculator's answers.
    const body = formValues(formRef.current ? formEntries(formRef.current) : [], shape)
    // If the validation cannot be loaded, the server validates.
    const check = await loadCheck(options.loadSchema).catch(() => null)
    const { [CONFIRMED_POSTCODE]: _, ...answers } = body
    const errors = check?.(answers) ?? {}
    if (Object.keys(errors).length === 0) return { values: body, errors: {} }
    return { values: {}, errors: toFormErrors({ errors, fault: null }) }
  }
  const form = useForm<FormValues, unknown, Body>({
    defaultValues: startValues({ layers: [known, opened.values, values], lists: shape?.lists }),
    errors: initialErrors,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const shown = useMemo(() => fromFormErrors(form.formState.errors), [form.formState.errors])

  const keepDraft = (changes: Partial<Draft> = {}) => {
    draft.current = { ...draft.current, values: filledIn(form.getValues()), ...changes }
    saveSessionDraft(definition.draft, draft.current)
  }

  const fail = ({ errors, message, isKeySpent }: FormOutcome & { ok: false }) => {
    const named = options.refusedFields?.(errors) ?? errorsByField(pathsOf(errors))
    for (const [name, one] of Object.entries(named)) form.setError(name, { message: one })
    form.setError('root', { message: faultOf({ message, isOfFields: Object.keys(errors).length > 0 }) })
    if (isKeySpent) keepDraft({ idempotencyKey: newKey() })
    onFailed(message)
  }

  const send = async (answers: Body) => {
    const body = options.bodyOf ? await options.bodyOf(answers).catch(() => null) : answers
    if (!body) return fail(NOT_SENT)
    const outcome = await postForm({ url: definition.action, body, idempotencyKey: draft.current.idempotencyKey })
    if (!outcome.ok) return fail(outcome)
    dropSessionDraft(definition.draft)
    draft.current = openSessionDraft(definition.draft)
    form.reset({})
    setTimesSent((times) => times + 1)
    onSent(outcome, body)
  }

  return { form, formRef, opened, shown, isRunning, timesSent, keepDraft, once, send }
}

const pathsOf = (errors: FieldErrors) => Object.entries(errors).map(([path, message]) => ({ path, message }))

async function loadCheck(loadSchema: FormStateOptions['loadSchema']) {
  const [{ checkWith }, schema] = await Promise.all([import('./check-with'), loadSchema()])
  return checkWith(schema)
}
