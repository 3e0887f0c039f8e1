import { INBOX_STATUSES } from '@/lib/domain/leads/inbox-views'
import { LEAD_STATUSES, LOST_REASONS, STAFF_LOST_REASONS } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import type { InboxRow } from '@/lib/inbox/inbox'

import type { Values } from './use-changes'

const LOST = 'lost:'

type StatusSelectProps = {
  row: Pick<InboxRow, 'status' | 'lostReason'> | null
  label: string
  id?: string
  onChoose: (values: Values, said: string) => void
}

/** A status, chosen and saved at once; a reason is part of being lost. Without a lead, for several. */
export function StatusSelect({ row, label, id, onChoose }: StatusSelectProps) {
  const value = row ? (row.status === 'lost' ? `${LOST}${row.lostReason ?? ''}` : row.status) : ''
  const isOffered = OFFERED.includes(value)
  return (
    <select
      id={id}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const reason = LOST_REASONS.find(({ value: each }) => target.value === `${LOST}${each}`)
        const status = INBOX_STATUSES.find((each) => each === target.value)
        if (reason) onChoose({ status: 'lost', lostReason: reason.value }, `Lost: ${reason.label}`)
        else if (status) onChoose({ status }, labelOf(LEAD_STATUSES, status))
      }}
    >
      {!isOffered && (
        <option value={value} disabled>
          {row ? labelOf(LEAD_STATUSES, row.status) : label}
        </option>
      )}
      {PLAIN.map((status) => (
        <option key={status} value={status}>
          {labelOf(LEAD_STATUSES, status)}
        </option>
      ))}
      <optgroup label="Lost">
        {STAFF_LOST_REASONS.map((reason) => (
          <option key={reason} value={`${LOST}${reason}`}>{`Lost: ${labelOf(LOST_REASONS, reason)}`}</option>
        ))}
      </optgroup>
    </select>
  )
}

const PLAIN = INBOX_STATUSES.filter((status) => status !== 'lost')
const OFFERED: readonly string[] = [...PLAIN, ...STAFF_LOST_REASONS.map((reason) => `${LOST}${reason}`)]
