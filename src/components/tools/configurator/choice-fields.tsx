import { Checkbox } from '@/components/ui/checkbox'
import { bindFields, type FieldErrors } from '@/components/ui/field-props'
import { OptionTiles } from '@/components/ui/option-tiles'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { CONFIGURATOR_ID, type TypedChoices } from '@/lib/calculators/configurator/choices'

import type { ConfiguratorOptions } from './configurator-options'

type ChoiceFieldsProps = { typed: TypedChoices; options: ConfiguratorOptions; errors: FieldErrors }

/** The choices: tiles for up to five options, otherwise a list. */
export function ChoiceFields({ typed, options, errors }: ChoiceFieldsProps) {
  const field = bindFields({ formId: CONFIGURATOR_ID, values: typed, errors })
  return (
    <div className="grid gap-7">
      <Select {...field('propertyType')} label="Type of home" options={options.propertyType} required />
      <TextInput {...field('propertySize')} label="Floor area, m²" inputMode="decimal" autoComplete="off" required />
      <Select {...field('built')} label="Built" options={options.built} required />
      <Select {...field('currentHeating')} label="Heating now" options={options.currentHeating} required />
      {options.panel.length > 1 && <Select {...field('panel')} label="Panel" options={options.panel} required />}
      <OptionTiles {...field('installationType')} label="What to heat" options={options.installationType} required />
      <OptionTiles {...field('thermostatZones')} label="A thermostat for" options={options.thermostatZones} required />
      <OptionTiles {...field('fitting')} label="Would you like us to fit them?" options={options.fitting} required />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Options</legend>
        <Checkbox {...field('warrantyExtension')}>Warranty extension</Checkbox>
        <Checkbox {...field('maintenancePlan')}>Maintenance plan</Checkbox>
      </fieldset>
    </div>
  )
}
