import { Checkbox } from '@/components/ui/checkbox'
import { bindFields, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { TextInput } from '@/components/ui/text-input'
import { RESULT_FORM_ID } from '@/lib/site/quick-calculation/questions'

/** Where a result goes; the answers that it rests on are fields of this form that the calculator keeps up to date. */
export function ResultFields({ values, errors }: { values: FormValues; errors: FieldErrors }) {
  const field = bindFields({ formId: RESULT_FORM_ID, values, errors })
  return (
    <>
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required className="sm:self-end" />
      <TextInput
        {...field('phone')}
        label="Phone"
        hint="Leave a number and we’ll ring you about it"
        type="tel"
        autoComplete="tel"
        className="sm:self-end"
      />
      <TextInput
        {...field('interest')}
        label="What are you interested in?"
        autoComplete="off"
        className="col-span-full"
      />
      <div className="col-span-full">
        <p className="text-sm text-ink-2">We send this result once, and keep it with your request.</p>
        <Checkbox {...field('marketingConsent')}>
          Email me offers and news about Powerboard. You can stop these at any time.
        </Checkbox>
      </div>
    </>
  )
}
