import type { ServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { ROLES } from '@/lib/domain/staff/roles'

import { menuOf } from './menu'
import { MenuLink } from './menu-link'

/** The menu of the signed-in colleague's role. */
export function SiteNav({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const role = ROLES.find((one) => hasRole(user, one))
  if (!role) return null
  const { admin } = payload.config.routes
  return (
    <div className="pb-nav">
      {menuOf(role, payload.config).map(({ path, label }) => (
        <MenuLink key={path} href={`${admin}${path}`} label={label} />
      ))}
    </div>
  )
}
