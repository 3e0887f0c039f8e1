'use client'

import { showToast } from '@/components/ui/toast-store'
import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { PARTNER_FORMS } from '@/lib/forms/partners'
import { businessThankYou } from '@/lib/routing/enquiry-routes'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { SUBMISSION_FAILED } from '../shared/notices'
import { usePageForm } from '../shared/use-page-form'

export const DistributorForm = (start: FormStart) => <PartnerForm kind="distributor" {...start} />
export const InstallerForm = (start: FormStart) => <PartnerForm kind="installer" {...start} />
export const BusinessForm = (start: FormStart) => <PartnerForm kind="business" {...start} />

/** Submits in place, saves a draft, and redirects to the thank-you page. */
function PartnerForm({ kind, ...start }: FormStart & { kind: PartnerKind }) {
  const form = usePageForm({
    definition: PARTNER_FORMS[kind],
    start,
    unsent: 'Your application has not been sent.',
    onSent: ({ reference }) => window.location.assign(businessThankYou({ reference, kind })),
    onFailed: () => showToast(SUBMISSION_FAILED),
  })
  return <DefinedForm {...form} />
}
