import { bindFields, type FieldErrors } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'

export const ESTIMATE_FORM_ID = 'estimate'

export const ASKED = ['type', 'area', 'built', 'heating', 'occupancy'] as const

/** Five of the quick calculator’s questions; the others count as usual. */
export function EstimateFields({ values, errors }: { values: Typed; errors: FieldErrors }) {
  const field = bindFields({ formId: ESTIMATE_FORM_ID, values, errors })
  return (
    <>
      <Select {...field('type')} label="Type of home" options={PROPERTY_TYPES} required />
      <TextInput {...field('area')} label="Floor area, m²" inputMode="decimal" autoComplete="off" required />
      <Select {...field('built')} label="Built" options={BUILT} required />
      <Select {...field('heating')} label="Heating now" options={HEATING_NOW} required />
      <Select {...field('occupancy')} label="When the home is in use" options={OCCUPANCY} required />
    </>
  )
}
