import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorSummary } from '@/components/ui/error-summary'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { HiddenField } from '@/components/ui/hidden-field'
import { Honeypot } from '@/components/ui/honeypot'
import { FaultNotice } from '@/components/ui/notice'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { EARLY_FITTING } from '@/lib/content/early-fitting'
import { poundsAndPence } from '@/lib/format/pounds'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { type OfferedOption, QuoteOptions } from './quote-options'

const FORM_ID = 'quote-answer'

type QuoteAnswerFormProps = FormState & {
  fault: string | null
  /** Whether there is work that could begin before the time to cancel has ended. */
  includesFitting: boolean
  totalPence: number
  options: readonly OfferedOption[]
}

/** A plain form with one button for each answer: the page that it posts to shows what was recorded. */
export function QuoteAnswerForm({ values, errors, fault, includesFitting, totalPence, options }: QuoteAnswerFormProps) {
  const field = bindFields({ formId: FORM_ID, values, errors })
  return (
    <form id={FORM_ID} method="post" action={lateEndpoints.quoteAnswer} noValidate className="relative grid gap-6">
      <ErrorSummary formId={FORM_ID} errors={errors} before="before you send" />
      {fault && (
        <FaultNotice>
          <p className="font-semibold">{fault}</p>
        </FaultNotice>
      )}
      <HiddenField {...field('token')} />
      <input type="hidden" name="shownPence" value={totalPence} />
      {options.length > 0 && <QuoteOptions formId={FORM_ID} options={options} totalPence={totalPence} />}
      <TextInput {...field('name')} label="Full name" hint="Needed to accept the quote." autoComplete="name" />
      <fieldset className="grid gap-6 sm:grid-cols-2">
        <legend className="text-h4 mb-3">If you accept, where do we deliver?</legend>
        <TextInput {...field('street')} label="House and street" autoComplete="address-line1" />
        <TextInput {...field('town')} label="Town" autoComplete="address-level2" />
        <TextInput {...field('postcode')} label="Postcode" autoComplete="postal-code" />
      </fieldset>
      <TextArea {...field('words')} label="Question, or anything else to tell us" />
      <Honeypot formId={FORM_ID} />
      {includesFitting && <Checkbox {...field('beginsEarly')}>{EARLY_FITTING}</Checkbox>}
      <p>
        {`By accepting you order what is listed above and agree to pay its total, ${poundsAndPence(totalPence)}. Your right to cancel is set out above and in our email.`}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" name="answer" value="accepted">
          Accept the quote with an obligation to pay
        </Button>
        <Button type="submit" name="answer" value="question" look="secondary">
          Ask a question
        </Button>
        <AskFirst label="Decline the quote" question="Decline it? Only we could open it again.">
          <Button type="submit" name="answer" value="declined">
            Yes, decline it
          </Button>
        </AskFirst>
      </div>
    </form>
  )
}
