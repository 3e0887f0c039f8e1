'use client'

import type { ComponentType } from 'react'

import type { Elements } from '@/components/ui/elements'
import type { ToldForm } from '@/lib/forms/form'

import type { FormStart } from './shared/defined-form'
import { type FormNames, LateForm } from './shared/late-form'

/** The scripts of the forms that do more than tell the visitor, once they were sent. */
const SCRIPTS = {
  quote: () => import('./quote-request/quote-request-form').then((module) => module.QuoteRequestForm),
  datasheet: () => import('./datasheet/datasheet-form').then((module) => module.DatasheetForm),
  distributor: () => import('./partners/partner-forms').then((module) => module.DistributorForm),
  installer: () => import('./partners/partner-forms').then((module) => module.InstallerForm),
  business: () => import('./partners/partner-forms').then((module) => module.BusinessForm),
  'estimate-email': () => import('./estimate-email/estimate-email-form').then((module) => module.EstimateEmailForm),
  'project-quote': () => import('./project-quote/project-quote-form').then((module) => module.ProjectQuoteForm),
  configuration: () => import('./configuration/configuration-form').then((module) => module.ConfigurationForm),
} satisfies Record<string, () => Promise<ComponentType<FormStart>>>

export type ScriptedForm = keyof typeof SCRIPTS

const tellingForm = () => import('./shared/telling-form').then((module) => module.TellingForm)

type LazyFormProps = FormNames & { form: ScriptedForm | ToldForm; start: FormStart; children: Elements }

/** A form on a page, by its name, or by its definition if it has no script of its own. */
export function LazyForm({ form, start, ...rest }: LazyFormProps) {
  if (typeof form === 'object') return <LateForm {...rest} load={tellingForm} start={{ ...start, definition: form }} />
  return (
    <LateForm
      {...rest}
      load={SCRIPTS[form]}
      start={start}
      prefilledFrom={form === 'quote' ? 'calculation' : undefined}
    />
  )
}
