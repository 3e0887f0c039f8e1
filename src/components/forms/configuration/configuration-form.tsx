'use client'

import { showToast } from '@/components/ui/toast-store'
import { configureReceived } from '@/lib/routing/script-routes'
import { configurationForm } from '@/lib/schemas/form-values'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { SUBMISSION_FAILED } from '../shared/notices'
import { usePageForm } from '../shared/use-page-form'
import { CONFIGURATION_FORM } from './configuration-fields'

/** Requests a quote for a configuration. Submits in place, and saves a draft. */
export function ConfigurationForm(start: FormStart) {
  const form = usePageForm({
    definition: CONFIGURATION_FORM,
    start,
    unsent: 'Your request has not been sent.',
    validation: {
      shape: configurationForm,
      loadSchema: () =>
        import('@/lib/schemas/calculate/configuration-quote').then((module) => module.configurationQuoteSchema),
    },
    onSent: ({ reference }) => window.location.assign(configureReceived(reference)),
    onFailed: () => showToast(SUBMISSION_FAILED),
  })
  return <DefinedForm {...form} />
}
