import { partnerSchemas } from '@/lib/schemas/partner-application'
import { fromDistributor } from '@/lib/use-cases/leads/from-partner-application'

import { partnerEndpoint } from '../../partner-endpoint'

export const { GET, POST } = partnerEndpoint({
  kind: 'distributor',
  schema: partnerSchemas.distributor,
  toLead: fromDistributor,
})
