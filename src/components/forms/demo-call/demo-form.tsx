'use client'

import { useState } from 'react'

import { showToast } from '@/components/ui/toast-store'
import { salesThankYou } from '@/lib/routing/sales-routes'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { usePageForm } from '../shared/use-page-form'
import { demoForm, type SlotsOffered } from './demo-fields'

export type Booked = { reference: string; slot: string }

export type DemoFormProps = FormStart &
  SlotsOffered & {
    /** If omitted, the visitor is sent to the thank-you page. */
    onBooked?: (booked: Booked) => void
  }

/** Submits in place, and saves a draft. */
export function DemoForm({ hours, at, onBooked = goToThanks, ...start }: DemoFormProps) {
  const [definition] = useState(() => demoForm({ hours, at }))
  const form = usePageForm({
    definition,
    start,
    unsent: 'Your call has not been booked.',
    validation: { loadSchema: () => import('@/lib/schemas/demo-call').then((module) => module.demoCallSchema) },
    onSent: ({ reference }, { slot }) => onBooked({ reference, slot: String(slot) }),
    onFailed: (message) =>
      showToast({ title: 'Not booked', description: message ?? 'Please try again, or call us.', tone: 'destructive' }),
  })
  return <DefinedForm {...form} />
}

function goToThanks(booked: Booked) {
  window.location.assign(salesThankYou(booked))
}
