'use client'

import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'

import { useWhenNear } from '@/components/ui/use-when-near'
import type { FormName } from '@/lib/site/page-parts'

import type { FormStart } from './shared/drawn-form'
import type { HandedOver } from './shared/hand-over'

type LiveForm = ComponentType<FormStart>

const FORMS: Record<FormName, () => Promise<LiveForm>> = {
  contact: () => import('./contact-form').then((module) => module.ContactForm),
  quote: () => import('./quote-request-form').then((module) => module.QuoteRequestForm),
  datasheet: () => import('./datasheet/datasheet-form').then((module) => module.DatasheetForm),
  distributor: () => import('./partners/partner-forms').then((module) => module.DistributorForm),
  installer: () => import('./partners/partner-forms').then((module) => module.InstallerForm),
  business: () => import('./partners/partner-forms').then((module) => module.BusinessForm),
}

type LateFormProps = FormStart & {
  form: FormName
  formId: string
  /** The same form as the server draws it. */
  children: ReactNode
}

/** A form whose script comes when it is near the screen, and takes over what was typed until then. Before that, or without it, it is a plain post. */
export function LateForm({ form, formId, children, ...start }: LateFormProps) {
  const load = useCallback(async () => {
    const [Form, { handOver }] = await Promise.all([FORMS[form](), import('./shared/hand-over')])
    return { Form, takeOver: () => handOver(formId) }
  }, [form, formId])
  const { ref, loaded } = useWhenNear(load)
  return <div ref={ref}>{loaded ? <TakenOver {...loaded} start={start} /> : children}</div>
}

function TakenOver({ Form, takeOver, start }: { Form: LiveForm; takeOver: () => HandedOver; start: FormStart }) {
  // Asked as late as this: what is typed while a script is on its way counts, and nothing is between here and the change of forms.
  const [handed] = useState(takeOver)
  useEffect(() => handed.refocus(), [handed])
  return <Form {...start} values={handed.values} />
}
