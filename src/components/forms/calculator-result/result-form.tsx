'use client'

import { useState } from 'react'

import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { showToast } from '@/components/ui/toast/toast-store'
import { resultRequestForm } from '@/lib/schemas/form-values'
import { endpoints } from '@/lib/site/endpoints'
import { RESULT_FORM_ID } from '@/lib/site/quick-calculation/questions'
import type { PhoneLine } from '@/lib/site/site-settings'

import { FormFrame } from '../shared/form-frame'
import { SentNotice } from '../shared/sent-notice'
import { usePageForm } from '../shared/use-page-form'
import { ResultFields } from './result-fields'

type ResultFormProps = { phone: PhoneLine; values?: FormValues; errors?: FieldErrors; fault?: string | null }

/** Asks where a calculation's result shall go. Works as a plain form post; with a script it sends in place. */
export function ResultForm({ phone, values = {}, ...reply }: ResultFormProps) {
  const [reference, setReference] = useState<string | null>(null)
  const { errors, fault, timesSent, isSending, formProps } = usePageForm({
    name: 'calculator-result-draft',
    url: endpoints.calculatorResults,
    shape: resultRequestForm,
    errors: reply.errors ?? {},
    fault: reply.fault ?? null,
    unsent: 'The result has not been sent.',
    loadCheck: () => import('./result-check').then((module) => module.checkResultRequest),
    onSent: (sent) => {
      setReference(sent.reference)
      showToast({ title: 'Result sent', description: 'It’s on its way to your inbox.', tone: 'success' })
    },
    onFailed: (message) =>
      showToast({ title: 'Not sent', description: message ?? 'Please try again, or call us.', tone: 'destructive' }),
  })

  return (
    <form
      id={RESULT_FORM_ID}
      method="post"
      action={endpoints.calculatorResults}
      noValidate
      className="relative max-w-[44em]"
      {...formProps}
    >
      <FormFrame {...{ formId: RESULT_FORM_ID, errors, fault, phone, isSending }} submitLabel="Send me this result">
        <ResultFields key={timesSent} values={timesSent === 0 ? values : {}} errors={errors} />
      </FormFrame>
      {reference && <SentNotice reference={reference} />}
    </form>
  )
}
