import { env } from '@/lib/platform/env'

import type { Crm } from './crm'
import { createLeadConnector } from './lead-connector'

// One per process, as it keeps the circuit breaker's state.
const crm = env.crm && createLeadConnector(env.crm)

/** The CRM from the environment; null when none is configured. */
export const configuredCrm = (): Crm | null => crm
