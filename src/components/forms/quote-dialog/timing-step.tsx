import { Checkbox } from '@/components/ui/checkbox'
import { TextLink } from '@/components/ui/link'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { BUDGETS, TIMEFRAMES } from '@/lib/domain/leads/quote-options'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { MarketingConsent } from '../shared/common-fields'
import type { StepProps } from './contact-step'

export function TimingStep({ field }: StepProps) {
  return (
    <>
      <Select {...field('timeframe')} label="Timeframe" options={TIMEFRAMES} required />
      <Select {...field('budget')} label="Budget" options={BUDGETS} required />
      <TextArea {...field('additionalInfo')} label="Anything else?" className="col-span-full" />
      <div className="col-span-full grid gap-1">
        <MarketingConsent {...field('marketingConsent')} />
        <Checkbox {...field('termsConsent')} required>
          I accept the{' '}
          <TextLink href={scriptRoutes.termsOfService} target="_blank">
            terms and conditions
          </TextLink>
          . <span className="text-fault">*</span>
        </Checkbox>
      </div>
    </>
  )
}
