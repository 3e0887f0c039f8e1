import type * as z from 'zod'

import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { PARTNER_FIELDS } from '@/lib/forms/partners'

import { formSchema } from './schema-of'

export const partnerSchemas = {
  distributor: formSchema(PARTNER_FIELDS.distributor),
  installer: formSchema(PARTNER_FIELDS.installer),
  business: formSchema(PARTNER_FIELDS.business),
} satisfies Record<PartnerKind, z.ZodType>

export type Distributor = z.output<typeof partnerSchemas.distributor>
export type Installer = z.output<typeof partnerSchemas.installer>
export type Business = z.output<typeof partnerSchemas.business>
