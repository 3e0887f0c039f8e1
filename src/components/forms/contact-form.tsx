'use client'

import { useState } from 'react'

import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { showToast } from '@/components/ui/toast/toast-store'
import { endpoints } from '@/lib/site/endpoints'
import type { PhoneLine } from '@/lib/site/site-settings'

import { CONTACT_FORM_ID, ContactFields } from './contact-fields'
import { FormFrame } from './shared/form-frame'
import { SentNotice } from './shared/sent-notice'
import { usePageForm } from './shared/use-page-form'

const FAILED = 'An error occurred while processing your request. Please try again.'

type ContactFormProps = { phone: PhoneLine; values?: FormValues; errors?: FieldErrors; fault?: string | null }

/** Works as a plain form post; with a script it sends in place and keeps what was typed. */
export function ContactForm({ phone, values = {}, ...reply }: ContactFormProps) {
  const [reference, setReference] = useState<string | null>(null)
  const { errors, fault, timesSent, isSending, formProps } = usePageForm({
    name: 'contact-draft',
    url: endpoints.contact,
    errors: reply.errors ?? {},
    fault: reply.fault ?? null,
    unsent: 'Your message has not been sent.',
    loadCheck: () => import('./contact-check').then((module) => module.checkContact),
    onSent: (sentAs) => {
      setReference(sentAs)
      showToast({
        title: 'Message Sent Successfully',
        description: "Thank you! We'll contact you within 15 minutes with your personalised quote.",
        tone: 'success',
      })
    },
    onFailed: (message) => showToast({ title: 'Error', description: message ?? FAILED, tone: 'destructive' }),
  })

  return (
    <form id={CONTACT_FORM_ID} method="post" action={endpoints.contact} noValidate className="relative" {...formProps}>
      <FormFrame {...{ formId: CONTACT_FORM_ID, errors, fault, phone, isSending }} submitLabel="Send message">
        <ContactFields key={timesSent} values={timesSent === 0 ? values : {}} errors={errors} />
      </FormFrame>
      {reference && <SentNotice reference={reference} />}
    </form>
  )
}
