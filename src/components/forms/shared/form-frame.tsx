import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { Honeypot } from '@/components/ui/honeypot'
import { textLinkClass } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import type { PhoneLine } from '@/lib/content/site-settings'

import { PrivacyNote } from './privacy-note'
import { RetryKey } from './retry-key'

type FormFrameProps = {
  formId: string
  errors: FieldErrors
  /** An error that concerns no single field. */
  fault: string | null
  /** Whether the fields show what was typed; not if it is outdated. */
  isInputKept: boolean
  phone: PhoneLine
  isSending: boolean
  submitLabel: string
  values: FormValues
  children: ReactNode
}

/** The frame of every page form: error summary, honeypot, button, privacy note, and the fallback phone number. */
export function FormFrame({
  formId,
  errors,
  fault,
  isInputKept,
  phone,
  isSending,
  submitLabel,
  values,
  children,
}: FormFrameProps) {
  return (
    <>
      <ErrorSummary formId={formId} errors={errors} before="before you send" />
      <p className="mb-6 text-sm text-ink-2">
        Fields marked <span className="text-fault">*</span> are required.
      </p>
      {/* What is typed while it is being sent would be lost. */}
      <div inert={isSending} className="grid gap-x-(--gutter) gap-y-6 sm:grid-cols-2">
        {children}
      </div>
      <Honeypot formId={formId} />
      <RetryKey values={values} />
      <div className="mt-8 grid justify-items-start gap-6">
        {fault && (
          <FaultNotice>
            <p className="font-semibold">{fault}</p>
            <p>
              <span>{`${isInputKept ? 'What you typed is still here. ' : ''}You can also call `}</span>
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
