import { env } from '@/lib/platform/env'

import { createLeadConnectorPlanner } from './lead-connector-planner'
import type { SocialPlanner } from './social-planner'

/** The social planner from the environment; null when no CRM is configured. */
export const configuredPlanner = (): SocialPlanner | null => env.crm && createLeadConnectorPlanner(env.crm)
