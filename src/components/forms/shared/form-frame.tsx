import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { FieldErrors } from '@/components/ui/field-props'
import { Honeypot } from '@/components/ui/honeypot'
import { textLinkClass } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import type { PhoneLine } from '@/lib/site/site-settings'

import { PrivacyNote } from './privacy-note'

type FormFrameProps = {
  formId: string
  errors: FieldErrors
  /** What went wrong, where no field is to blame. */
  fault: string | null
  phone: PhoneLine
  isSending: boolean
  submitLabel: string
  children: ReactNode
}

/** What stands around the fields of every form on a page: summary, honeypot, button, privacy note, and the number to ring if all fails. */
export function FormFrame({ formId, errors, fault, phone, isSending, submitLabel, children }: FormFrameProps) {
  return (
    <>
      <ErrorSummary formId={formId} errors={errors} before="before you send" />
      <p className="mb-6 text-sm text-ink-2">
        Fields marked <span className="text-fault">*</span> are needed.
      </p>
      <div className="grid gap-x-(--gutter) gap-y-6 sm:grid-cols-2">{children}</div>
      <Honeypot formId={formId} />
      <div className="mt-8 grid justify-items-start gap-6">
        {fault && (
          <FaultNotice>
            <p className="font-semibold">{fault}</p>
            <p>
              What you typed is still here. You can also ring{' '}
              <a className={textLinkClass} href={phone.href}>
                {phone.display}
              </a>
              .
            </p>
          </FaultNotice>
        )}
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {isSending ? 'Submitting...' : submitLabel}
        </Button>
        <PrivacyNote />
      </div>
    </>
  )
}
