import { Checkbox } from '@/components/ui/checkbox'
import { bindFields, type FieldErrors } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { SummaryRow } from '@/components/ui/summary-row'
import { TextInput } from '@/components/ui/text-input'
import { OPTIONAL_NAMES, type Typed } from '@/lib/calculators/engine/home-questions'

import type { QuestionOptions } from './question-options'

export const CALCULATOR_FORM_ID = 'quick-calculator'

type QuestionFieldsProps = { typed: Typed; options: QuestionOptions; errors: FieldErrors }

/** The eight questions, in pairs where both are short, and optional ones for a better verdict and a narrower range. */
export function QuestionFields({ typed, options, errors }: QuestionFieldsProps) {
  const field = bindFields({ formId: CALCULATOR_FORM_ID, values: typed, errors })
  return (
    <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4">
      <TextInput {...field('postcode')} label="Postcode" autoComplete="postal-code" autoCapitalize="characters" />
      <TextInput {...field('area')} label="Floor area, m²" inputMode="decimal" autoComplete="off" required />
      <Select {...field('type')} label="Type of home" options={options.type} required className="col-span-2" />
      <Select {...field('built')} label="Built" options={options.built} required />
      <Select {...field('insulation')} label="Insulation added" options={options.insulation} required />
      <Select {...field('heating')} label="Heating now" options={options.heating} required className="col-span-2" />
      <Select
        {...field('occupancy')}
        label="When the home is in use"
        options={options.occupancy}
        required
        className="col-span-2"
      />
      <div className="col-span-2">
        <Checkbox {...field('solar')}>Solar panels on the roof</Checkbox>
      </div>
      <details
        open={OPTIONAL_NAMES.some((name) => name !== 'billUnit' && Boolean(typed[name]))}
        className="col-span-2 border-t border-line"
      >
        <SummaryRow>More about the home (optional)</SummaryRow>
        <div className="grid grid-cols-2 items-end gap-x-5 gap-y-4 pb-4">
          <Select {...field('heated')} label="To heat" options={options.heated} />
          <Select {...field('tenanted')} label="Let out" options={options.tenanted} />
          <p className="col-span-2 text-sm text-ink-2">
            A year’s energy for your current heating: all the gas or oil, or everything on the electricity meter. kWh is
            better than pounds, which we convert at today’s prices.
          </p>
          <TextInput {...field('currentBill')} label="Energy or bill" inputMode="decimal" autoComplete="off" />
          <Select {...field('billUnit')} label="In" options={options.billUnit} />
          <TextInput
            {...field('rooms')}
            label="Rooms, including hall and bathroom"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextInput {...field('altitude')} label="Altitude, m" inputMode="numeric" autoComplete="off" />
          {options.panel.length > 1 && (
            <Select {...field('panel')} label="Panel" options={options.panel} className="col-span-2" />
          )}
        </div>
      </details>
    </div>
  )
}
