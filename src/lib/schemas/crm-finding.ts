import './generic-messages'

import * as z from 'zod'

import { CRM_FINDINGS } from '@/lib/domain/leads/crm-erasure'

/** What staff found in the CRM of an erased lead. */
export const crmFindingSchema = z.strictObject({ found: z.enum(CRM_FINDINGS) })
