'use client'

import { useState } from 'react'

import { TextLink } from '@/components/ui/link'
import { showToast } from '@/components/ui/toast-store'
import type { FormSent } from '@/lib/browser/post-form'
import { startDownload } from '@/lib/browser/start-download'
import { DATASHEET_FORM } from '@/lib/forms/datasheet'
import { enquiryRoutes } from '@/lib/routing/enquiry-routes'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { SUBMISSION_FAILED } from '../shared/notices'
import { SentNotice } from '../shared/sent-notice'
import { usePageForm } from '../shared/use-page-form'

/** Submits in place, saves a draft, and starts the download. */
export function DatasheetForm(start: FormStart) {
  const [sent, setSent] = useState<FormSent | null>(null)
  const form = usePageForm({
    definition: DATASHEET_FORM,
    start,
    unsent: 'Your request has not been sent.',
    onSent: (outcome) => {
      setSent(outcome)
      showToast({
        title: 'Datasheet on its way',
        description: 'The download is starting, and we’ve emailed you a link.',
        tone: 'success',
      })
      startDownload(enquiryRoutes.datasheet)
    },
    onFailed: () => showToast(SUBMISSION_FAILED),
  })
  const notice = sent && (
    <>
      <SentNotice sent={sent} />
      <p className="mt-2">
        No download? <TextLink href={enquiryRoutes.datasheet}>The datasheet is here</TextLink>.
      </p>
    </>
  )
  return <DefinedForm {...form} after={notice} />
}
