import type { MouseEvent } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Honeypot } from '@/components/ui/honeypot'
import { TextLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import type { PhoneLine } from '@/lib/content/site-settings'
import { QUOTE_FIELDS, QUOTE_STEPS, quoteStepFields } from '@/lib/forms/quote'

import { PriceFirstLink } from '../shared/price-first-link'
import { PrivacyNote } from '../shared/privacy-note'
import { TableFields } from '../shared/table-fields'
import { StepHeading } from './step-heading'
import type { useQuoteForm } from './use-quote-form'

const FORM_ID = 'quote'

const HEADINGS = {
  contact: 'How can we reach you?',
  property: 'What are we heating?',
  timing: 'When, and roughly how much?',
}

const STEPS = QUOTE_STEPS.map((step) => ({ heading: HEADINGS[step], names: quoteStepFields(step) }))

/** All three steps stay in the form, so that reading it once gives the whole request; only one is visible. */
export function QuoteForm({ quote, phone }: { quote: ReturnType<typeof useQuoteForm>; phone: PhoneLine }) {
  const { stepIndex, errors, isSending, fault, register } = quote
  const isLast = stepIndex === STEPS.length - 1
  const table = { formId: FORM_ID, fields: QUOTE_FIELDS, values: quote.kept, errors, register }
  return (
    <form noValidate className="relative px-5 py-7 md:px-9" {...quote.formProps}>
      <ErrorSummary formId={FORM_ID} errors={errors} before={isLast ? 'before you send' : 'before you go on'} />
      <StepHeading key={stepIndex}>{STEPS[stepIndex]?.heading ?? ''}</StepHeading>
      {stepIndex === 0 && <PriceFirstLink />}
      <p className="mb-5 text-sm text-ink-2">
        Fields marked <span className="text-fault">*</span> are required.
      </p>
      {STEPS.map(({ heading, names }, index) => (
        <div
          key={heading}
          hidden={index !== stepIndex}
          inert={isSending}
          className="grid gap-x-5 gap-y-5 md:grid-cols-2"
        >
          <TableFields {...table} names={names} />
        </div>
      ))}
      {isLast && quote.sendsCalculation && (
        <p className="mt-6 text-sm text-ink-2">
          We also receive the calculation on this page, so that we can check the size.
        </p>
      )}
      <Honeypot formId={FORM_ID} />
      {fault !== null && (
        <div className="mt-6">
          <FaultNotice>
            {fault !== '' && <p className="font-semibold">{fault}</p>}
            <p>
              What you typed is still here. You can also call <TextLink href={phone.href}>{phone.display}</TextLink>.
            </p>
          </FaultNotice>
        </div>
      )}
      <div className="mt-7 flex justify-between gap-2.5">
        <Button look="secondary" disabled={stepIndex === 0} onClick={quote.goBack} className="max-md:flex-1">
          Previous
        </Button>
        <Button type="submit" busy={isSending} onClick={ignoreSecondClick} className="max-md:flex-1">
          {submitLabel({ isLast, isSending })}
        </Button>
      </div>
      <div className="mt-6">
        <PrivacyNote target="_blank" />
      </div>
    </form>
  )
}

function submitLabel({ isLast, isSending }: { isLast: boolean; isSending: boolean }): string {
  if (isSending) return 'Submitting...'
  return isLast ? 'Submit Quote Request' : 'Next Step'
}

/** The second click of a double click would press the next step's button. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
