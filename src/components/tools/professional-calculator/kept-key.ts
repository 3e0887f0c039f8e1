import { KEPT_FORM } from '@/lib/domain/estimate/project-limits'

/** The storage key of the professional calculator’s sheet on this device. */
export const KEPT_KEY = `powerboard.professional.v${KEPT_FORM}`

/** The storage key under which unreadable data is set aside instead of being overwritten. */
export const KEPT_ASIDE_KEY = `${KEPT_KEY}.unreadable`
