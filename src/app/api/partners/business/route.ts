import { partnerSchemas } from '@/lib/schemas/partner-application'
import { fromBusiness } from '@/lib/use-cases/leads/from-partner-application'

import { partnerEndpoint } from '../../partner-endpoint'

export const { GET, POST } = partnerEndpoint({
  kind: 'business',
  schema: partnerSchemas.business,
  toLead: fromBusiness,
})
