import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FieldBasics, type FormState } from '@/components/ui/field-props'
import { OptionTiles } from '@/components/ui/option-tiles'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { EXPERIENCES, SCHEMES, TRADES } from '@/lib/domain/leads/partner-options'
import { BUDGETS } from '@/lib/domain/leads/quote-options'

import { MarketingConsent, PhoneField } from '../shared/common-fields'

type GroupProps = { field: (name: string) => FieldBasics }

export function DistributorFields(state: FormState) {
  const field = bindFields({ formId: 'distributor', ...state })
  return (
    <>
      <Person field={field} isFirmNeeded />
      <TextInput
        {...field('area')}
        label="Area you have in mind"
        hint="A county, or the towns you can serve"
        required
        className={IN_ROW}
      />
      <TextInput {...field('trade')} label="What you sell now" className={IN_ROW} />
      <Select {...field('experience')} label="For how long?" options={EXPERIENCES} />
      <Close field={field} />
    </>
  )
}

export function InstallerFields(state: FormState) {
  const field = bindFields({ formId: 'installer', ...state })
  return (
    <>
      <Person field={field} isFirmNeeded />
      <OptionTiles {...field('trade')} label="Trade" options={TRADES} required className="col-span-full" />
      <TextInput
        {...field('area')}
        label="Where you work"
        hint="Towns, or postcode areas like SN and BA"
        required
        className={IN_ROW}
      />
      <Select {...field('experience')} label="For how long?" options={EXPERIENCES} className={IN_ROW} />
      <Select {...field('scheme')} label="Registered with" options={SCHEMES} required className={IN_ROW} />
      <TextInput
        {...field('registration')}
        label="Registration number"
        hint="We check it with the scheme"
        className={IN_ROW}
      />
      <Close field={field} />
    </>
  )
}

export function BusinessFields(state: FormState) {
  const field = bindFields({ formId: 'business', ...state })
  return (
    <>
      <Person field={field} />
      <TextInput {...field('area')} label="Where you are" required />
      <TextInput {...field('trade')} label="What you do now" required />
      <Select {...field('budget')} label="What you could invest" options={BUDGETS} />
      <Close field={field} />
    </>
  )
}

function Person({ field, isFirmNeeded }: GroupProps & { isFirmNeeded?: boolean }) {
  return (
    <>
      <TextInput {...field('name')} label="Name" autoComplete="name" required />
      <TextInput {...field('company')} label="Firm" autoComplete="organization" required={isFirmNeeded} />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required className={IN_ROW} />
      <PhoneField {...field('phone')} className={IN_ROW} />
    </>
  )
}

function Close({ field }: GroupProps) {
  return (
    <>
      <TextArea {...field('message')} label="Anything else?" className="col-span-full" />
      <div className="col-span-full">
        <MarketingConsent {...field('marketingConsent')} />
      </div>
    </>
  )
}
