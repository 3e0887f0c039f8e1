import type { LaidPanels } from '@/lib/domain/design/laid-design'

import type { DesignResult } from './design-result'

/** Where the panels of each room are. */
export const laidPanels = ({ rooms }: Pick<DesignResult, 'rooms'>): LaidPanels =>
  Object.fromEntries(rooms.map(({ id, panels }) => [id, panels]))
