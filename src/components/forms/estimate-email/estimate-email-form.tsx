'use client'

import { useState } from 'react'

import { showToast } from '@/components/ui/toast-store'
import type { FormSent } from '@/lib/browser/post-form'
import { estimateEmailForm } from '@/lib/schemas/form-values'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { SentNotice } from '../shared/sent-notice'
import { usePageForm } from '../shared/use-page-form'
import { ESTIMATE_EMAIL_FORM } from './estimate-email-fields'

/** Asks for the email address to send a result to. Submits in place, and saves a draft. */
export function EstimateEmailForm(start: FormStart) {
  const [sent, setSent] = useState<FormSent | null>(null)
  const form = usePageForm({
    definition: ESTIMATE_EMAIL_FORM,
    start,
    unsent: 'The result has not been sent.',
    validation: {
      shape: estimateEmailForm,
      loadSchema: () => import('@/lib/schemas/calculate/estimate-email').then((module) => module.estimateEmailSchema),
    },
    onSent: (outcome) => {
      setSent(outcome)
      showToast({ title: 'Result sent', description: 'It’s on its way to your inbox.', tone: 'success' })
    },
    onFailed: (message) =>
      showToast({ title: 'Not sent', description: message ?? 'Please try again, or call us.', tone: 'destructive' }),
  })
  return <DefinedForm {...form} after={sent && <SentNotice sent={sent} />} />
}
