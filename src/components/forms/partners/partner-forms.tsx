'use client'

import { showToast } from '@/components/ui/toast/toast-store'
import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { consentForm } from '@/lib/schemas/form-values'
import { businessThankYou } from '@/lib/site/enquiry-routes'

import { DrawnForm, type FormStart } from '../shared/drawn-form'
import { SUBMISSION_FAILED } from '../shared/notices'
import { usePageForm } from '../shared/use-page-form'
import { PARTNER_DRAWINGS } from './partner-drawings'

export const DistributorForm = (start: FormStart) => <PartnerForm kind="distributor" {...start} />
export const InstallerForm = (start: FormStart) => <PartnerForm kind="installer" {...start} />
export const BusinessForm = (start: FormStart) => <PartnerForm kind="business" {...start} />

/** Sends in place, keeps what was typed, and goes on to the thank-you page. */
function PartnerForm({ kind, phone, values, ...reply }: FormStart & { kind: PartnerKind }) {
  const drawing = PARTNER_DRAWINGS[kind]
  const form = usePageForm({
    name: `${kind}-draft`,
    url: drawing.action,
    shape: consentForm,
    errors: reply.errors ?? {},
    fault: reply.fault ?? null,
    unsent: 'Your application has not been sent.',
    loadCheck: () => import('./partner-check').then(({ checkPartner }) => checkPartner[kind]),
    onSent: ({ reference }) => window.location.assign(businessThankYou({ reference, kind })),
    onFailed: () => showToast(SUBMISSION_FAILED),
  })
  return <DrawnForm drawing={drawing} phone={phone} values={values} {...form} />
}
