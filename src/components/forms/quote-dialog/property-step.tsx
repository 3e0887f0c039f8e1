import { OptionTiles } from '@/components/ui/option-tiles'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { CURRENT_HEATING, PROJECT_TYPES, PROPERTY_SIZES, PROPERTY_TYPES } from '@/lib/domain/leads/quote-options'

import type { StepProps } from './contact-step'

export function PropertyStep({ field }: StepProps) {
  return (
    <>
      <OptionTiles
        {...field('propertyType')}
        label="Property type"
        options={PROPERTY_TYPES}
        required
        className="col-span-full"
      />
      <Select {...field('propertySize')} label="Property size" options={PROPERTY_SIZES} required />
      <Select {...field('currentHeating')} label="Current heating" options={CURRENT_HEATING} required />
      <Select {...field('projectType')} label="Project type" options={PROJECT_TYPES} required />
      <TextInput
        {...field('postcode')}
        label="Postcode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        required
      />
    </>
  )
}
