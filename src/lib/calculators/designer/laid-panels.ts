import type { LaidPanels } from '@/lib/domain/design/laid-design'

import type { DesignResult } from './design-result'

/** Panel positions by room id. */
export const laidPanels = ({ rooms }: Pick<DesignResult, 'rooms'>): LaidPanels =>
  Object.fromEntries(rooms.map(({ id, panels }) => [id, panels]))
