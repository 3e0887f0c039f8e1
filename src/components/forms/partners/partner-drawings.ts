import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { endpoints } from '@/lib/site/endpoints'

import type { FormDrawing } from '../shared/drawn-form'
import { BusinessFields, DistributorFields, InstallerFields } from './partner-fields'

export const PARTNER_DRAWINGS: Record<PartnerKind, FormDrawing> = {
  distributor: {
    formId: 'distributor',
    action: endpoints.distributor,
    submitLabel: 'Apply as Distributor',
    Fields: DistributorFields,
  },
  installer: {
    formId: 'installer',
    action: endpoints.installer,
    submitLabel: 'Apply as Installer',
    Fields: InstallerFields,
  },
  business: { formId: 'business', action: endpoints.business, submitLabel: 'Send enquiry', Fields: BusinessFields },
}
