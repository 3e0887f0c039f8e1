import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { hasRole } from '@/lib/cms/access/roles'
import { withQuery } from '@/lib/routing/script-routes'

/** The permissions of the signed-in user on the website. */
export type Staff = { seesDrafts: boolean; changesPages: boolean }

/**
 * The user of a custom view. Payload serves custom views to everyone, so each must start with this: anonymous visitors
 * are redirected to the sign-in page.
 */
export function requireStaff({ initPageResult, payload }: AdminViewServerProps, path: `/${string}`): Staff {
  const { user } = initPageResult.req
  const { admin } = payload.config.routes
  if (!user || !hasRole(user, 'admin', 'editor', 'sales'))
    redirect(withQuery(`${admin}/login`, { redirect: `${admin}${path}` }))
  const isEditor = hasRole(user, 'admin', 'editor')
  return { seesDrafts: isEditor, changesPages: isEditor }
}

/** Payload's page frame, including its menu, around a custom view. */
export function StaffView({
  view,
  title,
  layout = 'page',
  children,
}: {
  view: AdminViewServerProps
  title: string
  /** Panes fill the window and scroll by themselves; their title is for screen readers. */
  layout?: 'page' | 'panes'
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
      <main className={layout === 'page' ? 'pb-view' : 'pb-panes'}>
        <h1>{title}</h1>
        {children}
      </main>
    </DefaultTemplate>
  )
}
