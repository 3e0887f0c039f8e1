'use client'

import { useState } from 'react'

import { TextLink } from '@/components/ui/link'
import { showToast } from '@/components/ui/toast/toast-store'
import { startDownload } from '@/lib/browser/start-download'
import { consentForm } from '@/lib/schemas/form-values'
import { enquiryRoutes } from '@/lib/site/enquiry-routes'

import { DrawnForm, type FormStart } from '../shared/drawn-form'
import { SUBMISSION_FAILED } from '../shared/notices'
import { SentNotice } from '../shared/sent-notice'
import { usePageForm } from '../shared/use-page-form'
import { DATASHEET_DRAWING } from './datasheet-fields'

/** Sends in place, keeps what was typed, and starts the download. */
export function DatasheetForm({ phone, values, ...reply }: FormStart) {
  const [reference, setReference] = useState<string | null>(null)
  const form = usePageForm({
    name: 'datasheet-draft',
    url: DATASHEET_DRAWING.action,
    shape: consentForm,
    errors: reply.errors ?? {},
    fault: reply.fault ?? null,
    unsent: 'Your request has not been sent.',
    loadCheck: () => import('./datasheet-check').then((module) => module.checkDatasheet),
    onSent: (sent) => {
      setReference(sent.reference)
      showToast({
        title: 'Datasheet on its way',
        description: 'The download begins now, and a mail with its address follows.',
        tone: 'success',
      })
      startDownload(enquiryRoutes.datasheet)
    },
    onFailed: () => showToast(SUBMISSION_FAILED),
  })
  const sent = reference && (
    <>
      <SentNotice reference={reference} />
      <p className="mt-2">
        No download? <TextLink href={enquiryRoutes.datasheet}>The datasheet is here</TextLink>.
      </p>
    </>
  )
  return <DrawnForm drawing={DATASHEET_DRAWING} phone={phone} values={values} {...form} after={sent} />
}
