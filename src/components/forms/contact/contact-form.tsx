'use client'

import { useState } from 'react'

import { showToast } from '@/components/ui/toast-store'
import type { FormSent } from '@/lib/browser/post-form'
import { CONTACT_FORM } from '@/lib/forms/contact'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { SentNotice } from '../shared/sent-notice'
import { usePageForm } from '../shared/use-page-form'

const FAILED = 'An error occurred while processing your request. Please try again.'

/** Submits in place, and saves a draft. */
export function ContactForm(start: FormStart) {
  const [sent, setSent] = useState<FormSent | null>(null)
  const form = usePageForm({
    definition: CONTACT_FORM,
    start,
    unsent: 'Your message has not been sent.',
    onSent: (outcome) => {
      setSent(outcome)
      showToast({ title: 'Message Sent Successfully', description: outcome.message, tone: 'success' })
    },
    onFailed: (message) => showToast({ title: 'Error', description: message ?? FAILED, tone: 'destructive' }),
  })
  return <DefinedForm {...form} after={sent && <SentNotice sent={sent} />} />
}
