import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { PARTNER_FIELDS } from '@/lib/forms/partners'
import { endpoints } from '@/lib/routing/endpoints'

import type { PageFormDefinition } from '../shared/defined-form'
import { TableFields } from '../shared/table-fields'

export const PARTNER_FORMS: Record<PartnerKind, PageFormDefinition> = {
  distributor: {
    formId: 'distributor',
    draft: 'distributor-draft',
    action: endpoints.distributor,
    submitLabel: 'Apply as Distributor',
    Fields: (state) => <TableFields formId="distributor" fields={PARTNER_FIELDS.distributor} {...state} />,
  },
  installer: {
    formId: 'installer',
    draft: 'installer-draft',
    action: endpoints.installer,
    submitLabel: 'Apply as Installer',
    Fields: (state) => <TableFields formId="installer" fields={PARTNER_FIELDS.installer} {...state} />,
  },
  business: {
    formId: 'business',
    draft: 'business-draft',
    action: endpoints.business,
    submitLabel: 'Send enquiry',
    Fields: (state) => <TableFields formId="business" fields={PARTNER_FIELDS.business} {...state} />,
  },
}
