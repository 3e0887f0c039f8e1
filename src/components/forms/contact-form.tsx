'use client'

import { useState } from 'react'

import { showToast } from '@/components/ui/toast/toast-store'

import { CONTACT_DRAWING } from './contact-fields'
import { DrawnForm, type FormStart } from './shared/drawn-form'
import { SentNotice } from './shared/sent-notice'
import { usePageForm } from './shared/use-page-form'

const FAILED = 'An error occurred while processing your request. Please try again.'

/** Works as a plain form post; with a script it sends in place and keeps what was typed. */
export function ContactForm({ phone, values, ...reply }: FormStart) {
  const [reference, setReference] = useState<string | null>(null)
  const form = usePageForm({
    name: 'contact-draft',
    url: CONTACT_DRAWING.action,
    errors: reply.errors ?? {},
    fault: reply.fault ?? null,
    unsent: 'Your message has not been sent.',
    loadCheck: () => import('./contact-check').then((module) => module.checkContact),
    onSent: (sent) => {
      setReference(sent.reference)
      showToast({ title: 'Message Sent Successfully', description: sent.message, tone: 'success' })
    },
    onFailed: (message) => showToast({ title: 'Error', description: message ?? FAILED, tone: 'destructive' }),
  })
  return (
    <DrawnForm
      drawing={CONTACT_DRAWING}
      phone={phone}
      values={values}
      {...form}
      after={reference && <SentNotice reference={reference} />}
    />
  )
}
