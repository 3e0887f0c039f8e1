'use client'

import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { showToast } from '@/components/ui/toast/toast-store'
import { callDays } from '@/lib/domain/service-level/call-slots'
import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'
import { endpoints } from '@/lib/site/endpoints'
import { salesThankYou } from '@/lib/site/sales-routes'
import type { PhoneLine } from '@/lib/site/site-settings'

import { FormFrame } from '../shared/form-frame'
import { usePageForm } from '../shared/use-page-form'
import { DEMO_FORM_ID, DemoFields } from './demo-fields'

export type Booked = { reference: string; slot: string }

type DemoFormProps = {
  hours: OpeningHours
  /** The moment from which slots are offered. */
  at: Date
  phone: PhoneLine
  values?: FormValues
  errors?: FieldErrors
  fault?: string | null
  /** Without it, the visitor goes on to the thank-you page. */
  onBooked?: (booked: Booked) => void
}

/** Works as a plain form post; with a script it sends in place and keeps what was typed. */
export function DemoForm({ hours, at, phone, values = {}, onBooked = goToThanks, ...reply }: DemoFormProps) {
  const { errors, fault, timesSent, isSending, formProps } = usePageForm({
    name: 'demo-call-draft',
    url: endpoints.demoCalls,
    errors: reply.errors ?? {},
    fault: reply.fault ?? null,
    unsent: 'Your call has not been booked.',
    loadCheck: () => import('./demo-check').then((module) => module.checkDemoCall),
    onSent: ({ reference }) => onBooked({ reference, slot: slotIn(formProps.ref.current) }),
    onFailed: (message) =>
      showToast({ title: 'Not booked', description: message ?? 'Please try again, or call us.', tone: 'destructive' }),
  })

  return (
    <form id={DEMO_FORM_ID} method="post" action={endpoints.demoCalls} noValidate className="relative" {...formProps}>
      <FormFrame {...{ formId: DEMO_FORM_ID, errors, fault, phone, isSending }} submitLabel="Book the call">
        <DemoFields
          key={timesSent}
          values={timesSent === 0 ? values : {}}
          errors={errors}
          days={callDays({ now: at, hours })}
        />
      </FormFrame>
    </form>
  )
}

function slotIn(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get('slot') ?? '') : ''
}

function goToThanks(booked: Booked) {
  window.location.assign(salesThankYou(booked))
}
