'use client'

import { useState } from 'react'

import { showToast } from '@/components/ui/toast-store'
import type { FormSent } from '@/lib/browser/post-form'
import type { ToldForm } from '@/lib/forms/form'

import { DefinedForm, type FormStart } from './defined-form'
import { SentNotice } from './sent-notice'
import { usePageForm } from './use-page-form'

/** Submits in place, saves a draft, and tells the visitor what became of it in the words of the form's definition. */
export function TellingForm({ definition, ...start }: FormStart & { definition: ToldForm }) {
  const [sent, setSent] = useState<FormSent | null>(null)
  const { told } = definition
  const form = usePageForm({
    definition,
    start,
    unsent: told.unsent,
    onSent: (outcome) => {
      setSent(outcome)
      showToast({ title: told.sent, description: outcome.message, tone: 'success' })
    },
    onFailed: (message) => showToast({ title: 'Error', description: message ?? told.failed, tone: 'destructive' }),
  })
  return <DefinedForm {...form} after={sent && <SentNotice sent={sent} />} />
}
