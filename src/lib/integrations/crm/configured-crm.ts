import { env } from '@/lib/platform/env'

import type { Crm } from './crm'
import { createLeadConnector } from './lead-connector'

// One for the whole process, for it remembers when the CRM last kept us waiting.
const crm = env.crm && createLeadConnector(env.crm)

/** The CRM of the settings; null when none is set up. */
export const configuredCrm = (): Crm | null => crm
