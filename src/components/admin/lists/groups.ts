import { getNavGroups } from '@payloadcms/ui/shared'
import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'

import { SITE_VIEWS } from '../site-views'

export type Group = { title: string; links: { label: string; path: `/${string}` }[] }

/** `admin.group` of the raw tables. */
const RECORDS = 'Records'

/** The lists and settings that the signed-in colleague may open, by their `admin.group`. */
export function groupsFor({ i18n, initPageResult, payload }: AdminViewServerProps, kind: 'daily' | 'records'): Group[] {
  const { permissions, visibleEntities } = initPageResult
  return getNavGroups(permissions, visibleEntities, payload.config, i18n)
    .filter(({ label }) => (label === RECORDS) === (kind === 'records'))
    .map(({ label, entities }) => ({
      title: label,
      links: entities.map(({ type, slug, label: name }) => ({
        label: typeof name === 'string' ? name : slug,
        path: `/${type}/${slug}`,
      })),
    }))
}

/** Our own views that the signed-in colleague may open. */
export const viewsFor = ({ initPageResult }: AdminViewServerProps): Group => ({
  title: 'Overviews and tools',
  links: SITE_VIEWS.filter(({ roles }) => hasRole(initPageResult.req.user, ...roles)).map(({ label, path }) => ({
    label,
    path,
  })),
})
