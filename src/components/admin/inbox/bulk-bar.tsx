import { counted } from '@/lib/format/counted'
import type { InboxOverview } from '@/lib/inbox/inbox'

import { AssignSelect } from './assign-select'
import { StatusSelect } from './status-select'
import type { Values } from './use-changes'

type BulkBarProps = {
  count: number
  colleagues: InboxOverview['colleagues']
  onChange: (values: Values, said: string) => void
  onClear: () => void
}

/** What can be done with the ticked leads, all at once. */
export function BulkBar({ count, colleagues, onChange, onClear }: BulkBarProps) {
  return (
    <div className="pb-bulk" role="group" aria-label="Ticked leads">
      <strong>{`${counted(count, 'lead')} ticked`}</strong>
      <StatusSelect row={null} label="Set the status" onChoose={onChange} />
      <AssignSelect assignee={undefined} label="Assign to" colleagues={colleagues} onChoose={onChange} />
      <button type="button" onClick={onClear}>
        Untick all
      </button>
    </div>
  )
}
