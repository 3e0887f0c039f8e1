import type { InboxOverview } from '@/lib/inbox/inbox'

import type { Values } from './use-changes'

const NOBODY = 'nobody'

type AssignSelectProps = {
  assignee: number | null | undefined
  label: string
  colleagues: InboxOverview['colleagues']
  onChoose: (values: Values, said: string) => void
}

/** Who is responsible, chosen and saved at once. `assignee`: undefined for several leads. */
export function AssignSelect({ assignee, label, colleagues, onChoose }: AssignSelectProps) {
  return (
    <select
      aria-label={label}
      value={assignee === undefined ? '' : (assignee ?? NOBODY)}
      onChange={({ target }) => {
        const colleague = colleagues.find(({ id }) => String(id) === target.value)
        if (colleague) onChoose(assignedTo(colleague), `Assigned to ${colleague.name}`)
        else onChoose({ assignee: null, assigneeName: null }, 'Unassigned')
      }}
    >
      {assignee === undefined && (
        <option value="" disabled>
          {label}
        </option>
      )}
      <option value={NOBODY}>Unassigned</option>
      {colleagues.map(({ id, name, isAway }) => (
        <option key={id} value={id}>
          {isAway ? `${name}, away` : name}
        </option>
      ))}
    </select>
  )
}

export const assignedTo = ({ id, name }: { id: number; name: string }): Values => ({ assignee: id, assigneeName: name })
