'use client'

import { showToast } from '@/components/ui/toast-store'
import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { businessThankYou } from '@/lib/routing/enquiry-routes'
import { consentForm } from '@/lib/schemas/form-values'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { SUBMISSION_FAILED } from '../shared/notices'
import { usePageForm } from '../shared/use-page-form'
import { PARTNER_FORMS } from './partner-form-definitions'

export const DistributorForm = (start: FormStart) => <PartnerForm kind="distributor" {...start} />
export const InstallerForm = (start: FormStart) => <PartnerForm kind="installer" {...start} />
export const BusinessForm = (start: FormStart) => <PartnerForm kind="business" {...start} />

/** Submits in place, saves a draft, and redirects to the thank-you page. */
function PartnerForm({ kind, ...start }: FormStart & { kind: PartnerKind }) {
  const form = usePageForm({
    definition: PARTNER_FORMS[kind],
    start,
    shape: consentForm,
    unsent: 'Your application has not been sent.',
    loadSchema: () => import('@/lib/schemas/partner-application').then(({ partnerSchemas }) => partnerSchemas[kind]),
    onSent: ({ reference }) => window.location.assign(businessThankYou({ reference, kind })),
    onFailed: () => showToast(SUBMISSION_FAILED),
  })
  return <DefinedForm {...form} />
}
