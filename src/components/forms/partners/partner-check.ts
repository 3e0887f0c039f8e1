import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { businessSchema, distributorSchema, installerSchema } from '@/lib/schemas/partner-application'

import { checkWith } from '../shared/check-with'

export const checkPartner: Record<PartnerKind, ReturnType<typeof checkWith>> = {
  distributor: checkWith(distributorSchema),
  installer: checkWith(installerSchema),
  business: checkWith(businessSchema),
}
