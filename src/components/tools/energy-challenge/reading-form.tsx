import { type SubmitEvent, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { METER_UNITS, type MeterReading } from '@/lib/domain/challenge/meter-readings'

import { FUEL_CHOICES } from './fuel-choices'
import { change } from './season-store'
import type { LiveSeason } from './use-season'

const FORM_ID = 'meter-reading'

/** Records one meter reading. */
export function ReadingForm({ live: { tools, kept, season, today } }: { live: LiveSeason }) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const [asked, setAsked] = useState<{ added: MeterReading; contradicted: MeterReading } | null>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    const reader = await import('./season-reader').catch(() => null)
    if (!reader) return setMessage('The reading could not be added just now. Please try again.')
    const read = reader.readMeterReading(typed, today)
    setErrors(read.ok ? {} : read.errors)
    setMessage('')
    setAsked(null)
    if (!read.ok) return focusFirst(form.current, read.errors)
    const contradicted = tools.contradictedBy(read.reading, kept.readings)
    if (contradicted) return setAsked({ added: read.reading, contradicted })
    add(read.reading)
  }
  const add = (reading: MeterReading) => {
    change((kept, { now }) => tools.withProofs(tools.withReading(kept, reading), { season, at: now }))
    setMessage('The reading was added.')
    const value = valueIn(form.current)
    if (value) value.value = ''
  }
  const answer = (isNewMeter: boolean) => {
    setAsked(null)
    if (isNewMeter && asked) add(asked.added)
    const value = valueIn(form.current)
    if (isNewMeter) value?.focus()
    else value?.select()
  }
  return (
    <form
      ref={form}
      id={FORM_ID}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby={`${FORM_ID}-heading`}
      className="grid gap-4"
    >
      <h3 id={`${FORM_ID}-heading`} className="text-h4 font-semibold">
        Type a reading
      </h3>
      <ReadingFields today={today} errors={errors} />
      {asked && (
        <tools.BackwardsQuestion {...asked} onExchanged={() => answer(true)} onMistyped={() => answer(false)} />
      )}
      <div>
        <Button type="submit" size="sm">
          Add the reading
        </Button>
        <p role="status" className="mt-2 min-h-5 text-sm">
          {message}
        </p>
      </div>
    </form>
  )
}

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form)
  const typed = (name: string) => String(data.get(name) ?? '')
  return { fuel: typed('fuel'), date: typed('date'), value: typed('value'), unit: typed('unit') }
}

function valueIn(form: HTMLFormElement | null): HTMLInputElement | null {
  const value = form?.elements.namedItem('value')
  return value instanceof HTMLInputElement ? value : null
}

function focusFirst(form: HTMLFormElement | null, errors: Record<string, string>): void {
  const [first = ''] = Object.keys(errors)
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
}

function ReadingFields({ today, errors }: { today: string; errors: Record<string, string> }) {
  const field = (name: string, value = '') => ({ id: `${FORM_ID}-${name}`, name, value, error: errors[name] })
  return (
    <>
      <Select {...field('fuel', 'gas')} label="Meter" options={FUEL_CHOICES} required />
      <TextInput {...field('date', today)} type="date" label="Read on" required />
      <TextInput {...field('value')} label="Reading" inputMode="decimal" autoComplete="off" required />
      <Select
        {...field('unit', 'm3')}
        label="The meter counts"
        hint="For gas, as written on the meter. Electricity meters count kWh."
        options={METER_UNITS}
        required
      />
    </>
  )
}
