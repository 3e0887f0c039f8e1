import type { SubmitEvent } from 'react'

import { formShape } from '@/lib/schemas/form-values'

import type { FormStart, PageFormDefinition } from './defined-form'
import { focusSubmitter } from './focus-submitter'
import { isPlainRetry } from './retry-key'
import { type FormStateOptions, useFormState } from './use-form-state'

/** The request may have arrived after all; the draft keeps its key, so that it is safe to send again. */
const NO_ANSWER = 'We have not heard back, so we may or may not have received this. It is safe to send it again.'

type Validation = Pick<FormStateOptions, 'loadSchema'> & Pick<FormStateOptions, 'shape'>

type PageForm = Pick<FormStateOptions, 'known' | 'onSent' | 'onFailed'> & {
  definition: PageFormDefinition
  /** Follows from the table of a form that has no other fields. */
  validation?: Validation
  /** The input from before the script took over, or returned from a plain post. */
  start: FormStart
  /** The message when the visitor's input is invalid and nothing was sent. */
  unsent: string
}

/** Takes over a form that also works as a plain post. */
export function usePageForm({ start, unsent, validation, ...options }: PageForm) {
  const { phone, values = {}, errors, fault } = start
  const { form, formRef, shown, isRunning, timesSent, keepDraft, once, send } = useFormState({
    ...options,
    ...(validation ?? validationOf(options.definition)),
    values,
    returned: { errors, fault },
    faultOf: ({ message, isOfFields }) => (isOfFields ? unsent : (message ?? NO_ANSWER)),
  })

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isPlainRetry(event.currentTarget)) return
    event.preventDefault()
    focusSubmitter(event)
    keepDraft()
    void once(() => form.handleSubmit(send)())
  }

  return {
    definition: options.definition,
    phone,
    values,
    ...shown,
    register: form.register,
    timesSent,
    isSending: isRunning,
    formProps: { ref: formRef, onChange: () => keepDraft(), onSubmit },
  }
}

function validationOf(definition: PageFormDefinition): Validation {
  if ('Fields' in definition) throw new Error(`${definition.formId} needs a validation of its own`)
  const { fields } = definition
  const loadSchema = () => import('@/lib/schemas/schema-of').then(({ formSchema }) => formSchema(fields))
  return { loadSchema, shape: formShape(fields) }
}
