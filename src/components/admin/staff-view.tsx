import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { hasRole } from '@/lib/cms/access/roles'
import { withQuery } from '@/lib/site/script-routes'

/** What somebody who is signed in may see and change of the website. */
export type Staff = { seesDrafts: boolean; changesPages: boolean }

/** Who looks at a view of ours. Payload opens such views to everybody, so each begins with this: strangers are sent to the sign-in page. */
export function requireStaff({ initPageResult, payload }: AdminViewServerProps, path: `/${string}`): Staff {
  const { user } = initPageResult.req
  const { admin } = payload.config.routes
  if (!user || !hasRole(user, 'admin', 'editor', 'sales'))
    redirect(withQuery(`${admin}/login`, { redirect: `${admin}${path}` }))
  const isEditor = hasRole(user, 'admin', 'editor')
  return { seesDrafts: isEditor, changesPages: isEditor }
}

/** Payload's frame, its menu included, around a view of ours. */
export function StaffView({
  view,
  title,
  children,
}: {
  view: AdminViewServerProps
  title: string
  children: ReactNode
}) {
  const { i18n, initPageResult, params, payload, searchParams } = view
  const { permissions, req, visibleEntities } = initPageResult
  const { collections, globals } = visibleEntities
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={initPageResult.locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={{ collections, globals }}
    >
      <main className="pb-view">
        <h1>{title}</h1>
        {children}
      </main>
    </DefaultTemplate>
  )
}
