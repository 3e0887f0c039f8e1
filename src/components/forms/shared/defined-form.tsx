import type { ComponentProps, ReactNode } from 'react'

import type { Elements } from '@/components/ui/elements'
import type { FieldErrors, FormState, FormValues } from '@/components/ui/field-props'
import type { PhoneLine } from '@/lib/content/site-settings'

import { FormFrame } from './form-frame'

/** The definition of a page form, for the server and the browser. */
export type FormDefinition = {
  formId: string
  action: string
  submitLabel: string
  Fields: (state: FormState) => ReactNode
}

/** A form that also has a script, which keeps a draft under this name. */
export type PageFormDefinition = FormDefinition & { draft: string }

/** The initial state of a form: empty, from a draft, or as returned by a plain post. */
export type FormStart = {
  phone: PhoneLine
  values?: FormValues
  errors?: FieldErrors
  fault?: string | null
  isInputKept?: boolean
}

type DefinedFormProps = FormStart & {
  definition: FormDefinition
  isSending?: boolean
  /** Changing the number clears the fields. */
  timesSent?: number
  register?: FormState['register']
  formProps?: ComponentProps<'form'>
  after?: Elements
}

/** A form on a page. On its own it is a plain post; `formProps` let a script take over submission. */
export function DefinedForm({
  definition,
  phone,
  values = {},
  errors = {},
  fault = null,
  isInputKept = true,
  isSending = false,
  timesSent = 0,
  register,
  formProps,
  after,
}: DefinedFormProps) {
  const { formId, action, submitLabel, Fields } = definition
  return (
    <form id={formId} method="post" action={action} noValidate className="relative" {...formProps}>
      <FormFrame {...{ formId, errors, fault, isInputKept, phone, isSending, submitLabel, values }}>
        <Fields key={timesSent} values={timesSent === 0 ? values : {}} errors={errors} register={register} />
      </FormFrame>
      {after}
    </form>
  )
}
