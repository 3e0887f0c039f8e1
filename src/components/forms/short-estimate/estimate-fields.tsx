import { bindFields, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { OptionTiles } from '@/components/ui/option-tiles'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { BUILT_BANDS } from '@/lib/domain/estimate/rule-of-thumb'
import type { EstimateInput } from '@/lib/domain/estimate/short-estimate'
import { CURRENT_HEATING } from '@/lib/domain/leads/quote-options'

export const ESTIMATE_FORM_ID = 'estimate'

/** The four questions of the short estimate. */
export function EstimateFields({ values, errors }: { values: FormValues; errors: FieldErrors }) {
  const field = bindFields({ formId: ESTIMATE_FORM_ID, values, errors })
  return (
    <>
      <TextInput {...field('area')} label="Floor area to heat, m²" inputMode="decimal" autoComplete="off" required />
      <OptionTiles {...field('built')} label="Built" options={BUILT_BANDS} required />
      <Select {...field('heating')} label="What you heat with now" options={CURRENT_HEATING} required />
      <TextInput
        {...field('hours')}
        label="Hours a day, in the heating season"
        inputMode="decimal"
        autoComplete="off"
        required
      />
    </>
  )
}

/** A home in the format of the form. */
export function valuesOf({ floorAreaM2, built, heating, hoursADay }: EstimateInput): FormValues {
  return { area: String(floorAreaM2), built, heating, hours: String(hoursADay) }
}
