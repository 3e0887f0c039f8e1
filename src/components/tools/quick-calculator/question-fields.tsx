import { Checkbox } from '@/components/ui/checkbox'
import { bindFields, type FieldErrors } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { Typed } from '@/lib/site/quick-calculation/questions'

import type { QuestionOptions } from './question-options'

export const CALCULATOR_FORM_ID = 'quick-calculator'

type QuestionFieldsProps = { typed: Typed; options: QuestionOptions; errors: FieldErrors }

/** The eight questions, two beside each other where both are short. */
export function QuestionFields({ typed, options, errors }: QuestionFieldsProps) {
  const field = bindFields({ formId: CALCULATOR_FORM_ID, values: typed, errors })
  return (
    <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4">
      <TextInput {...field('postcode')} label="Postcode" autoComplete="postal-code" autoCapitalize="characters" />
      <TextInput {...field('area')} label="Floor area, m²" inputMode="decimal" autoComplete="off" required />
      <Select {...field('type')} label="Type of home" options={options.type} required />
      <Select {...field('built')} label="Built" options={options.built} required />
      <Select {...field('insulation')} label="Insulation added" options={options.insulation} required />
      <Select {...field('heating')} label="Heating now" options={options.heating} required />
      <Select {...field('occupancy')} label="Who is home" options={options.occupancy} required className="col-span-2" />
      <div className="col-span-2">
        <Checkbox {...field('solar')}>Solar panels on the roof</Checkbox>
      </div>
    </div>
  )
}
