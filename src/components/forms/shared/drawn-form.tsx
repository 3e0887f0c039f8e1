import type { ComponentProps, ReactNode } from 'react'

import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import type { PhoneLine } from '@/lib/site/site-settings'

import { FormFrame } from './form-frame'

/** What a form on a page is made of, for the server and for its script alike. */
export type FormDrawing = {
  formId: string
  action: string
  submitLabel: string
  Fields: (given: { values: FormValues; errors: FieldErrors }) => ReactNode
}

/** How a form begins: empty, with what was typed before, or as it came back from a plain post. */
export type FormStart = { phone: PhoneLine; values?: FormValues; errors?: FieldErrors; fault?: string | null }

type DrawnFormProps = FormStart & {
  drawing: FormDrawing
  isSending?: boolean
  /** Another number empties the fields. */
  timesSent?: number
  formProps?: ComponentProps<'form'>
  after?: ReactNode
}

/** A form on a page. As it stands it is a plain post; `formProps` are how a script takes the sending over. */
export function DrawnForm({
  drawing,
  phone,
  values = {},
  errors = {},
  fault = null,
  isSending = false,
  timesSent = 0,
  formProps,
  after,
}: DrawnFormProps) {
  const { formId, action, submitLabel, Fields } = drawing
  return (
    <form id={formId} method="post" action={action} noValidate className="relative" {...formProps}>
      <FormFrame {...{ formId, errors, fault, phone, isSending, submitLabel }}>
        <Fields key={timesSent} values={timesSent === 0 ? values : {}} errors={errors} />
      </FormFrame>
      {after}
    </form>
  )
}
