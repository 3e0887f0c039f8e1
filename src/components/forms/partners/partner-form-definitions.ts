import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { endpoints } from '@/lib/routing/endpoints'

import type { PageFormDefinition } from '../shared/defined-form'
import { BusinessFields, DistributorFields, InstallerFields } from './partner-fields'

export const PARTNER_FORMS: Record<PartnerKind, PageFormDefinition> = {
  distributor: {
    formId: 'distributor',
    draft: 'distributor-draft',
    action: endpoints.distributor,
    submitLabel: 'Apply as Distributor',
    Fields: DistributorFields,
  },
  installer: {
    formId: 'installer',
    draft: 'installer-draft',
    action: endpoints.installer,
    submitLabel: 'Apply as Installer',
    Fields: InstallerFields,
  },
  business: {
    formId: 'business',
    draft: 'business-draft',
    action: endpoints.business,
    submitLabel: 'Send enquiry',
    Fields: BusinessFields,
  },
}
