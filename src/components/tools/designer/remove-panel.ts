import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { Apply } from './apply'

type Removing = { apply: Apply; id: string; panels: readonly PlanRectangle[]; index: number; name: string }

/** Removes one panel of a room; `name`: of the room, as the message says it. */
export const removePanel = ({ apply, id, panels, index, name }: Removing) =>
  apply({ type: 'set-panels', id, panels: panels.toSpliced(index, 1) }, { says: `A panel removed from ${name}` })
