import type { ComponentProps, ReactNode } from 'react'

import type { Elements } from '@/components/ui/elements'
import type { FieldErrors, FormState, FormValues } from '@/components/ui/field-props'
import type { PhoneLine } from '@/lib/content/site-settings'
import type { TableForm } from '@/lib/forms/form'

import { FormFrame } from './form-frame'
import { SentHome } from './sent-home'
import { TableFields, TableParts } from './table-fields'

/** The definition of a page form, for the server and the browser; `Fields`: in place of a table. */
export type FormDefinition = Omit<TableForm, 'draft' | 'fields' | 'parts'> &
  (Pick<TableForm, 'fields' | 'parts'> | { Fields: (state: FormState) => ReactNode })

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
  const { formId, action, submitLabel } = definition
  return (
    <form id={formId} method="post" action={action} noValidate className="relative" {...formProps}>
      <FormFrame {...{ formId, errors, fault, isInputKept, phone, isSending, submitLabel, values }}>
        <Controls
          key={timesSent}
          definition={definition}
          state={{ values: timesSent === 0 ? values : {}, errors, register }}
        />
        {definition.offersHome && <SentHome formId={formId} value={values['calculation']} />}
      </FormFrame>
      {after}
    </form>
  )
}

function Controls({ definition, state }: { definition: FormDefinition; state: FormState }) {
  if ('Fields' in definition) return <definition.Fields {...state} />
  const { formId, fields, parts } = definition
  return parts ? (
    <TableParts {...{ formId, fields, parts }} {...state} />
  ) : (
    <TableFields {...{ formId, fields }} {...state} />
  )
}
