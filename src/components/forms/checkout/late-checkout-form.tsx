'use client'

import type { Elements } from '@/components/ui/elements'

import type { FormStart } from '../shared/defined-form'
import { LateForm } from '../shared/late-form'

const load = () => import('./checkout-form').then((module) => module.CheckoutForm)

type LateCheckoutFormProps = { formId: string; draft: string; start: FormStart; children: Elements }

/** The checkout's form, whose script loads on first contact. */
export function LateCheckoutForm(props: LateCheckoutFormProps) {
  return <LateForm {...props} load={load} />
}
