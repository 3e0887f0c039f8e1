import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'

import { SITE_VIEWS } from './site-views'

/** Links to our custom views, at the top of the menu. */
export function SiteNav({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null
  const { admin } = payload.config.routes
  return (
    <div className="pb-nav">
      {SITE_VIEWS.filter(({ roles }) => hasRole(user, ...roles)).map(({ path, label }) => (
        <Link key={path} href={`${admin}${path}`} prefetch={false} className="nav__link">
          <span className="nav__link-label">{label}</span>
        </Link>
      ))}
    </div>
  )
}
