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
export function ReadingForm({
  live: {
    tools,
    kept: { readings },
    season,
    today,
  },
}: {
  live: LiveSeason
}) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const [asked, setAsked] = useState<{ added: MeterReading; contradicted: MeterReading } | null>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: string) => String(data.get(name) ?? '')
    const reader = await import('./season-reader').catch(() => null)
    if (!reader) return setMessage('The reading could not be added just now. Please try again.')
    const read = reader.readMeterReading(
      { fuel: typed('fuel'), date: typed('date'), value: typed('value'), unit: typed('unit') },
      today,
    )
    setErrors(read.ok ? {} : read.errors)
    setMessage('')
    setAsked(null)
    if (!read.ok) {
      const [first = ''] = Object.keys(read.errors)
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const contradicted = tools.contradictedBy(read.reading, readings)
    if (contradicted) return setAsked({ added: read.reading, contradicted })
    add(read.reading)
  }
  const valueInput = () => {
    const value = form.current?.elements.namedItem('value')
    return value instanceof HTMLInputElement ? value : null
  }
  const add = (reading: MeterReading) => {
    change((kept, { now }) => tools.withProofs(tools.withReading(kept, reading), { season, at: now }))
    setMessage('The reading was added.')
    const value = valueInput()
    if (value) value.value = ''
  }
  const addOfNewMeter = (reading: MeterReading) => {
    setAsked(null)
    add(reading)
    valueInput()?.focus()
  }
  const correct = () => {
    setAsked(null)
    valueInput()?.select()
  }
  const field = (name: string, value = '') => ({ id: `${FORM_ID}-${name}`, name, value, error: errors[name] })
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
      {asked && (
        <tools.BackwardsQuestion {...asked} onExchanged={() => addOfNewMeter(asked.added)} onMistyped={correct} />
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
