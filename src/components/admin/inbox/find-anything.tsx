import type { SanitizedConfig, ServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { SALES_ROLES } from '@/lib/domain/staff/roles'

import { SITE_VIEWS } from '../site-views'
import { Finder, type FoundPage } from './finder'

/** The search of the whole admin, at the top of the menu: records, the website’s pages, lists, settings and our own views. */
export function FindAnything({ payload, user, permissions }: Pick<ServerProps, 'payload' | 'user' | 'permissions'>) {
  if (!user) return null
  const { collections, globals } = payload.config
  const views = SITE_VIEWS.filter(({ roles }) => hasRole(user, ...roles)).map(({ path, label }) => ({ path, label }))
  const lists = collections
    .filter(({ slug, admin }) => permissions?.collections?.[slug]?.read && !isHidden(admin.hidden, user))
    .map(({ slug, labels }) => ({ path: `/collections/${slug}`, label: labelled(labels.plural, slug) }))
  const settings = globals
    .filter(({ slug, admin }) => permissions?.globals?.[slug]?.read && !isHidden(admin.hidden, user))
    .map(({ slug, label }) => ({ path: `/globals/${slug}`, label: labelled(label, slug) }))
  const pages: FoundPage[] = [...views, ...lists, ...settings]
  return <Finder pages={pages} isSales={hasRole(user, ...SALES_ROLES)} />
}

type Hidden =
  SanitizedConfig['collections'][number]['admin']['hidden'] | SanitizedConfig['globals'][number]['admin']['hidden']

const isHidden = (hidden: Hidden, user: NonNullable<ServerProps['user']>) =>
  typeof hidden === 'function' ? hidden({ user: user as never }) : hidden === true

const labelled = (label: unknown, slug: string) => (typeof label === 'string' ? label : slug)
