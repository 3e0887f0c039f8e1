import { Checkbox } from '@/components/ui/checkbox'
import { TextLink } from '@/components/ui/link'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { BUDGETS, TIMEFRAMES } from '@/lib/domain/leads/quote-options'
import { scriptRoutes } from '@/lib/site/script-routes'

import type { StepProps } from './contact-step'

export function TimingStep({ field }: StepProps) {
  return (
    <>
      <Select {...field('timeframe')} label="Timeframe" options={TIMEFRAMES} required />
      <Select {...field('budget')} label="Budget" options={BUDGETS} required />
      <TextArea {...field('additionalInfo')} label="Anything else?" className="col-span-full" />
      <div className="col-span-full grid gap-1">
        <Checkbox {...field('marketingConsent')}>
          Email me offers and news about Powerboard. You can stop these at any time.
        </Checkbox>
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
