'use client'

import { showToast } from '@/components/ui/toast-store'
import { PROJECT_QUOTE_FIELDS, PROJECT_QUOTE_FORM } from '@/lib/forms/project-quote'
import { scriptRoutes } from '@/lib/routing/script-routes'
import { formShape } from '@/lib/schemas/form-values'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { SUBMISSION_FAILED } from '../shared/notices'
import { usePageForm } from '../shared/use-page-form'

/** Submits in place, saves a draft, and opens the client’s own page, which shows the price and takes plans. */
export function ProjectQuoteForm(start: FormStart) {
  const form = usePageForm({
    definition: PROJECT_QUOTE_FORM,
    start,
    unsent: 'Your project has not been sent.',
    validation: {
      shape: formShape(PROJECT_QUOTE_FIELDS),
      loadSchema: () => import('@/lib/schemas/project-quote').then((module) => module.projectQuoteSchema),
    },
    onSent: ({ enquiry }) => window.location.assign(enquiry ?? scriptRoutes.contact),
    onFailed: () => showToast(SUBMISSION_FAILED),
  })
  return <DefinedForm {...form} />
}
