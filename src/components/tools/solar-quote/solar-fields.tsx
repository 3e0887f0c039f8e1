import type { Elements } from '@/components/ui/elements'
import { bindFields, type FieldErrors } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { SOLAR_FORM_ID } from '@/lib/calculators/solar/questions'
import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { FACINGS } from '@/lib/domain/solar/roof-yield'

/** Fields for the roof, the home, and figures that the visitor may know better than we do. */
export function SolarFields({ typed, errors }: { typed: Typed; errors: FieldErrors }) {
  const field = bindFields({ formId: SOLAR_FORM_ID, values: typed, errors })
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <div className="grid gap-7">
      <Group name="The roof">
        <TextInput {...field('postcode')} label="Postcode" autoComplete="postal-code" autoCapitalize="characters" />
        <TextInput {...field('kwp')} {...number} label="Power, kWp" required />
        <Select {...field('facing')} label="Faces" options={FACINGS} required />
        <TextInput {...field('pitch')} {...number} label="Pitch, degrees" required />
        <TextInput {...field('battery')} {...number} label="Battery, kWh" hint="0 for none" className="col-span-2" />
      </Group>
      <Group name="The home">
        <Select {...field('type')} label="Type of home" options={PROPERTY_TYPES} required className="col-span-2" />
        <TextInput {...field('area')} {...number} label="Floor area, m²" required />
        <Select {...field('built')} label="Built" options={BUILT} required />
        <Select
          {...field('occupancy')}
          label="When the home is in use"
          options={OCCUPANCY}
          required
          className="col-span-2"
        />
      </Group>
      <Group name="If you have your own figures">
        <TextInput
          {...field('heatingKwh')}
          {...number}
          label="Electricity for heating in a year, kWh"
          hint="Leave empty and we’ll work it out for your home with panels"
          className="col-span-2"
        />
        <TextInput
          {...field('householdKwh')}
          {...number}
          label="Other electricity, kWh a year"
          required
          className="self-end"
        />
        <TextInput {...field('exportPence')} {...number} label="Paid for exports, p per kWh" className="self-end" />
      </Group>
    </div>
  )
}

function Group({ name, children }: { name: string; children: Elements }) {
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-5 gap-y-4">
      <legend className="mb-3 font-display text-h4 font-medium">{name}</legend>
      {children}
    </fieldset>
  )
}
