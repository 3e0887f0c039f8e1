import { OptionTiles } from '@/components/ui/option-tiles'
import { Select } from '@/components/ui/select'
import { CURRENT_HEATING, PROJECT_TYPES, PROPERTY_SIZES, PROPERTY_TYPES } from '@/lib/domain/leads/quote-options'

import { PostcodeField } from '../shared/common-fields'
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
      <PostcodeField {...field('postcode')} required />
    </>
  )
}
