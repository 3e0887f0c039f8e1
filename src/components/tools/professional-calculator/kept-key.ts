import { KEPT_FORM } from '@/lib/domain/estimate/project-limits'

/** Where the professional calculator keeps its sheet on a device. */
export const KEPT_KEY = `powerboard.professional.v${KEPT_FORM}`

/** Data that the calculator cannot read is set aside here, not overwritten. */
export const KEPT_ASIDE_KEY = `${KEPT_KEY}.unreadable`
