'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'
import type { PriceCapPlan } from '@/lib/content/price-cap-plan'
import { CONFIDENCES } from '@/lib/domain/quantity/confidence'

import { LabelledInput } from '../labelled-input'
import { Options } from '../options'
import { staffFailure } from '../staff-failure'
import { PlanOfPrices } from './plan-of-prices'

export type LikelyValues = {
  validFrom: string
  read: string
  url: string
  vatPercent: number
  vatUntil: string
  vatPercentAfter: number | null
  gasVatPercent: number
}
type Typed = { [Name in keyof LikelyValues | 'table' | 'validTo' | 'source' | 'confidence']: string }

const MESSAGES = {
  failed: 'The prices could not be read. Please try again in a minute.',
  unanswered:
    'There was no answer, so the prices may have been saved. Look at the list of tariffs before you try again.',
}

/** `last`: the period entered last. `likely`: what a new period most likely has. */
export function PriceCapForm({ last, likely }: { last: string | null; likely: LikelyValues }) {
  const { routes } = useConfig().config
  const [typed, setTyped] = useState<Typed>(() => typedFrom(likely))
  const [isConfirmed, setConfirmed] = useState(false)
  const { mutate, data: plan, reset, isPending } = usePriceCap(typed, isConfirmed)
  const change = (changed: Partial<Typed>) => {
    setTyped({ ...typed, ...changed })
    setConfirmed(false)
    reset() // what it would change has to be seen again before saving
  }
  const isReady = plan !== undefined && 'figures' in plan && plan.problems.length === 0
  const isUnusual = isReady && plan.unusual.length > 0
  const isSaved = plan !== undefined && !('figures' in plan)
  return (
    <form
      className="pb-note-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate(false)
      }}
    >
      <Instructions last={last} />
      <label className="pb-wide-field">
        <span>Table of prices</span>
        <textarea
          rows={10}
          spellCheck={false}
          translate="no"
          value={typed.table}
          onChange={({ target }) => change({ table: target.value })}
        />
      </label>
      <PeriodFields typed={typed} onChange={change} />
      {isUnusual && <Confirmation isConfirmed={isConfirmed} onChange={setConfirmed} />}
      <div className="pb-inline-field">
        <Button type="submit" buttonStyle="secondary" margin={false} disabled={isPending}>
          {isPending ? 'Please wait...' : 'Show what changes'}
        </Button>
        {isReady && (
          <Button
            type="button"
            margin={false}
            disabled={isPending || (isUnusual && !isConfirmed)}
            onClick={() => mutate(true)}
          >
            Save the prices of every region
          </Button>
        )}
      </div>
      <div role="status">
        {plan && 'figures' in plan && <PlanOfPrices plan={plan} />}
        {isSaved && <Done list={`${routes.admin}/collections/tariffs`} />}
      </div>
    </form>
  )
}

const Instructions = ({ last }: { last: string | null }) => (
  <>
    <p>
      Paste the table of Ofgem’s direct debit prices with VAT: one row for each of the fourteen regions and one for the
      average of Great Britain, with the unit rate and the standing charge for electricity, then for gas.
    </p>
    {last !== null && <p>{`The last prices entered are those of ${last}.`}</p>}
  </>
)

type ConfirmationProps = { isConfirmed: boolean; onChange: (isConfirmed: boolean) => void }

const Confirmation = ({ isConfirmed, onChange }: ConfirmationProps) => (
  <label>
    <input type="checkbox" checked={isConfirmed} onChange={({ target }) => onChange(target.checked)} /> I have checked
    the unusual prices against the source
  </label>
)

const Done = ({ list }: { list: string }) => (
  <p>
    Saved. <a href={list}>All tariffs</a>
  </p>
)

type Saved = { message: string }

function usePriceCap(typed: Typed, isConfirmed: boolean) {
  const { routes } = useConfig().config
  return useMutation(
    {
      mutationFn: async (saves: boolean) =>
        (await apiRequest({
          method: 'POST',
          url: `${routes.api}/price-cap`,
          body: { ...bodyOf(typed), saves, isConfirmed },
        })) as PriceCapPlan | Saved,
      onSuccess: (reply) => {
        if ('message' in reply) toast.success(reply.message)
      },
      onError: (error) => toast.error(staffFailure(error, MESSAGES)),
    },
    queryClient,
  )
}

const typedFrom = ({ vatPercent, vatPercentAfter, gasVatPercent, ...likely }: LikelyValues): Typed => ({
  ...likely,
  table: '',
  validTo: '',
  source: 'Ofgem price cap, direct debit',
  confidence: 'verified',
  vatPercent: String(vatPercent),
  vatPercentAfter: vatPercentAfter === null ? '' : String(vatPercentAfter),
  gasVatPercent: String(gasVatPercent),
})

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

const bodyOf = ({ vatPercent, vatPercentAfter, gasVatPercent, ...typed }: Typed) => ({
  ...typed,
  vatPercent: numberOf(vatPercent),
  vatPercentAfter: numberOf(vatPercentAfter),
  gasVatPercent: numberOf(gasVatPercent),
})

type Changing = { typed: Typed; onChange: (changed: Partial<Typed>) => void }

/** What holds for all regions. */
const PeriodFields = ({ typed, onChange }: Changing) => (
  <>
    <div className="pb-inline-field">
      <Text label="First day" name="validFrom" type="date" typed={typed} onChange={onChange} />
      <Text label="Last day" name="validTo" type="date" typed={typed} onChange={onChange} />
      <Text label="Date of the source" name="read" type="date" typed={typed} onChange={onChange} />
      <label>
        <span>Reliability</span>
        <select value={typed.confidence} onChange={({ target }) => onChange({ confidence: target.value })}>
          <Options options={CONFIDENCES} />
        </select>
      </label>
    </div>
    <div className="pb-inline-field">
      <Text label="Source" name="source" typed={typed} onChange={onChange} />
      <Text label="Web address" name="url" typed={typed} onChange={onChange} />
    </div>
    <div className="pb-inline-field">
      <Text label="VAT on electricity, %" name="vatPercent" typed={typed} onChange={onChange} />
      <Text label="Last day of that rate" name="vatUntil" type="date" typed={typed} onChange={onChange} />
      <Text label="From the next day, %" name="vatPercentAfter" typed={typed} onChange={onChange} />
      <Text label="VAT on gas, %" name="gasVatPercent" typed={typed} onChange={onChange} />
    </div>
  </>
)

type TextProps = Changing & { label: string; name: keyof Typed; type?: 'text' | 'date' }

const Text = ({ label, name, type = 'text', typed, onChange }: TextProps) => (
  <LabelledInput label={label} type={type} value={typed[name]} onType={(text) => onChange({ [name]: text })} />
)
