import type { Elements } from '@/components/ui/elements'
import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FieldBasics, type FormState } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { BUILT } from '@/lib/domain/building/home/built'
import {
  BUILDING_TYPES,
  CLIENT_ROLES,
  HEATED_HOURS,
  PROJECT_STAGES,
  SOLAR_STATES,
} from '@/lib/domain/leads/project-options'
import { BUDGETS, CURRENT_HEATING, PROJECT_TYPES, TIMEFRAMES } from '@/lib/domain/leads/quote-options'
import { endpoints } from '@/lib/routing/endpoints'

import { MarketingConsent, PostcodeField } from '../shared/common-fields'
import type { PageFormDefinition } from '../shared/defined-form'

const FORM_ID = 'project-quote'

export const PROJECT_QUOTE_FORM: PageFormDefinition = {
  formId: FORM_ID,
  draft: 'project-quote-draft',
  action: endpoints.projectQuotes,
  submitLabel: 'Send project',
  Fields: ProjectQuoteFields,
}

type GroupProps = { field: (name: string) => FieldBasics }

const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const
const END = { className: IN_ROW } as const

function ProjectQuoteFields(state: FormState) {
  const field = bindFields({ formId: FORM_ID, ...state })
  return (
    <>
      <Contact field={field} />
      <Building field={field} />
      <Heating field={field} />
      <Solar field={field} />
      <TextArea {...field('message')} label="Anything else?" className="col-span-full" />
      <div className="col-span-full">
        <MarketingConsent {...field('marketingConsent')} />
      </div>
    </>
  )
}

function Contact({ field }: GroupProps) {
  return (
    <FieldSet name="Who you are">
      <TextInput {...field('customerName')} label="Name" autoComplete="name" required />
      <TextInput {...field('company')} label="Firm or organisation" autoComplete="organization" />
      <TextInput {...field('customerEmail')} label="Email" type="email" autoComplete="email" required />
      <TextInput {...field('customerPhone')} label="Phone" type="tel" autoComplete="tel" />
      <Select {...field('role')} label="Your role" options={CLIENT_ROLES} />
    </FieldSet>
  )
}

function Building({ field }: GroupProps) {
  return (
    <FieldSet name="The building">
      <Select {...field('projectType')} label="Type of project" options={PROJECT_TYPES} required />
      <Select {...field('buildingType')} label="Type of building" options={BUILDING_TYPES} required />
      <TextInput {...field('floorArea')} {...NUMBER} label="Heated floor area, m²" required />
      <Select {...field('built')} label="Built" options={BUILT} required />
      <TextInput {...field('ceilingHeight')} {...NUMBER} label="Ceiling height, m" />
      <TextInput {...field('zones')} {...NUMBER} label="Rooms or zones" />
      <PostcodeField {...field('postcode')} />
      <Select {...field('stage')} label="Stage" options={PROJECT_STAGES} />
      <Select {...field('timeframe')} label="When should it start?" options={TIMEFRAMES} />
      <Select {...field('budget')} label="Budget" options={BUDGETS} />
    </FieldSet>
  )
}

function Heating({ field }: GroupProps) {
  return (
    <FieldSet name="Heating">
      <Select {...field('heatingNow')} label="Heating now" options={CURRENT_HEATING} {...END} />
      <Select {...field('heatedHours')} label="When it is heated" options={HEATED_HOURS} {...END} />
      <TextInput
        {...field('heatLoss')}
        {...NUMBER}
        label="Heat loss, kW"
        hint="From a calculation, if there is one"
        {...END}
      />
      <TextArea
        {...field('heatingNotes')}
        label="What should the heating do?"
        hint="Rooms, temperatures, ceilings that cannot be touched"
        className="col-span-full"
      />
    </FieldSet>
  )
}

function Solar({ field }: GroupProps) {
  return (
    <FieldSet name="Solar panels">
      <Select {...field('solar')} label="Solar panels" options={SOLAR_STATES} />
      <TextInput {...field('kwp')} {...NUMBER} label="Power, kWp" />
      <TextInput {...field('battery')} {...NUMBER} label="Battery, kWh" />
    </FieldSet>
  )
}

function FieldSet({ name, children }: { name: string; children: Elements }) {
  return (
    <fieldset className="col-span-full grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className="mb-3 font-display text-h4 font-medium">{name}</legend>
      {children}
    </fieldset>
  )
}
