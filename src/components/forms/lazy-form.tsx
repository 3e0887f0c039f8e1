'use client'

import type { ComponentType } from 'react'

import type { Elements } from '@/components/ui/elements'
import type { FormName } from '@/lib/content/block-options'

import type { FormStart } from './shared/defined-form'
import { type FormNames, LateForm } from './shared/late-form'

/** The forms that differ only in their fields: those that staff can add to a page, and those of the tools. */
export type PageFormName = FormName | 'estimate-email' | 'configuration' | 'project-quote'

const FORMS: Record<PageFormName, () => Promise<ComponentType<FormStart>>> = {
  contact: () => import('./contact/contact-form').then((module) => module.ContactForm),
  quote: () => import('./quote-request/quote-request-form').then((module) => module.QuoteRequestForm),
  datasheet: () => import('./datasheet/datasheet-form').then((module) => module.DatasheetForm),
  distributor: () => import('./partners/partner-forms').then((module) => module.DistributorForm),
  installer: () => import('./partners/partner-forms').then((module) => module.InstallerForm),
  business: () => import('./partners/partner-forms').then((module) => module.BusinessForm),
  'estimate-email': () => import('./estimate-email/estimate-email-form').then((module) => module.EstimateEmailForm),
  'project-quote': () => import('./project-quote/project-quote-form').then((module) => module.ProjectQuoteForm),
  configuration: () => import('./configuration/configuration-form').then((module) => module.ConfigurationForm),
}

type LazyFormProps = FormNames & { form: PageFormName; start: FormStart; children: Elements }

/** A form on a page, by its name. */
export function LazyForm({ form, ...rest }: LazyFormProps) {
  return <LateForm {...rest} load={FORMS[form]} prefilledFrom={form === 'quote' ? 'calculation' : undefined} />
}
