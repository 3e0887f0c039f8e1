import type { ServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { SALES_ROLES } from '@/lib/domain/staff/roles'
import { readOutageNotices } from '@/lib/operations/service-states'
import { poolOf } from '@/lib/platform/database'

import { OutageNotices } from './outage-notices'

/** Above every page of the admin while a service does not accept our messages. Empty if that cannot be read. */
export async function OutageBanner({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null
  const { admin, api } = payload.config.routes
  return (
    <OutageNotices
      found={await readOutageNotices(poolOf(payload)).catch(() => [])}
      url={`${api}/operations/outages`}
      operations={hasRole(user, ...SALES_ROLES) ? `${admin}/operations` : null}
    />
  )
}
