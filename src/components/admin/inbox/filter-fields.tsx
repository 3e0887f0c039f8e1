import type { ReactNode } from 'react'

import { INBOX_COLUMNS, INBOX_SORTS } from '@/lib/domain/leads/inbox-views'
import { SHOWN_KINDS } from '@/lib/domain/leads/lead-kinds'
import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import type { InboxFilter } from '@/lib/schemas/inbox'

import { Options } from '../options'

type FilterFieldsProps = { settings: InboxFilter; onSet: (changes: Partial<InboxFilter>) => void }

/** What narrows a view down, how it is sorted and what it shows. */
export function FilterFields({ settings, onSet: set }: FilterFieldsProps) {
  return (
    <>
      <Ticks
        legend="Status"
        options={LEAD_STATUSES}
        chosen={settings.statuses}
        onChoose={(statuses) => set({ statuses })}
      />
      <Ticks legend="Kind" options={SHOWN_KINDS} chosen={settings.kinds} onChoose={(kinds) => set({ kinds })} />
      <Labelled text="Assigned to">
        <select
          value={settings.assignee}
          onChange={({ target }) => set({ assignee: target.value as InboxFilter['assignee'] })}
        >
          <option value="anyone">Anyone</option>
          <option value="me">The colleague who looks at it</option>
          <option value="nobody">Nobody</option>
        </select>
      </Labelled>
      <Labelled text="Postcode begins with the letters">
        <input
          maxLength={2}
          size={4}
          value={settings.area}
          pattern="[A-Z]{0,2}"
          onChange={({ target }) => set({ area: target.value.toUpperCase() })}
        />
      </Labelled>
      <Labelled text="Order">
        <select value={settings.sort} onChange={({ target }) => set({ sort: target.value as InboxFilter['sort'] })}>
          <Options options={INBOX_SORTS} />
        </select>
      </Labelled>
      <Ticks
        legend="Shown with each lead"
        options={INBOX_COLUMNS}
        chosen={settings.columns}
        onChoose={(columns) => set({ columns })}
      />
    </>
  )
}

export const Labelled = ({ text, children }: { text: string; children: ReactNode }) => (
  <label className="pb-wide-field">
    <span>{text}</span>
    {children}
  </label>
)

type TicksProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChoose: (chosen: Value[]) => void
}

function Ticks<Value extends string>({ legend, options, chosen, onChoose }: TicksProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="pb-tick">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
