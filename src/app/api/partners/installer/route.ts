import { partnerSchemas } from '@/lib/schemas/partner-application'
import { fromInstaller } from '@/lib/use-cases/leads/from-partner-application'

import { partnerEndpoint } from '../../partner-endpoint'

export const { GET, POST } = partnerEndpoint({
  kind: 'installer',
  schema: partnerSchemas.installer,
  toLead: fromInstaller,
})
