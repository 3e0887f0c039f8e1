import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

/**
 * One kind of public page. `sql` selects its pages, including drafts, with these columns in this order:
 * path, title, kind; standing ('published', 'inactive', 'scheduled' or 'draft'); has_changes: published with a newer
 * draft; publish_at, unpublish_at; edited_at: when it was last edited; edition_at: when the public version last
 * changed; edit_path: its path in the admin, null for pages defined in code.
 */
export type InventoryKind = { value: string; label: string; sql: string }

/** All kinds. The list, tree, export and link checks are driven by this list, so a new kind is added only here. */
export const INVENTORY_KINDS: readonly InventoryKind[] = [
  {
    value: 'page',
    label: 'Page',
    sql: `select case when p._status = 'published' then p.url else v.version_url end as path,
        case when p._status = 'published' then p.title else v.version_title end as title,
        'page' as kind,
        case when p._status = 'published' then case when p.status = 'inactive' then 'inactive' else 'published' end
          when v.version_publish_at is not null then 'scheduled' else 'draft' end as standing,
        p._status = 'published' and v.version__status = 'draft' as has_changes,
        v.version_publish_at as publish_at, v.version_unpublish_at as unpublish_at,
        v.updated_at as edited_at, p.updated_at as edition_at,
        '/collections/pages/' || p.id as edit_path
      from pages p join _pages_v v on v.parent_id = p.id and v.latest
      where p.deleted_at is null`,
  },
  {
    value: 'product',
    label: 'Product',
    sql: `select '${routes.shop}/' || slug, name, 'product', case when is_active then 'published' else 'draft' end, false, null::timestamptz, null::timestamptz, updated_at, updated_at,
        '/collections/products/' || id
      from products`,
  },
  {
    value: 'post',
    label: 'Blog post',
    sql: `select '${routes.blog}/' || case when p._status = 'published' then p.slug else v.version_slug end,
        case when p._status = 'published' then p.title else v.version_title end, 'post',
        case when p._status = 'published' then 'published' when v.version_scheduled_for is not null then 'scheduled' else 'draft' end,
        p._status = 'published' and v.version__status = 'draft', v.version_scheduled_for, null::timestamptz,
        v.updated_at, p.updated_at, '/collections/blog-posts/' || p.id
      from blog_posts p join _blog_posts_v v on v.parent_id = p.id and v.latest`,
  },
  ...(['page', 'form', 'tool'] as const).map((kind) => ({
    value: `built-${kind}`,
    label: `Built-in ${kind}`,
    sql: builtSql(kind),
  })),
]

function builtSql(kind: 'page' | 'form' | 'tool'): string {
  const shown = STATIC_PAGE_LIST.filter((page) => page.kind === kind && isOpen(page.path))
  const selects = shown.map(({ path, name, copyIn, isStore }) => {
    const changedAt = copyIn ? `(select max(updated_at) from ${copyIn.replace('-', '_')})` : 'null::timestamptz'
    const editPath = copyIn ? `'/globals/${copyIn}'` : 'null'
    const standing = isStore
      ? `(select case when bool_or(store_open) then 'published' else 'draft' end from site_settings)`
      : `'published'`
    return `select '${path}', '${name}', 'built-${kind}', ${standing}, false, null::timestamptz, null::timestamptz, ${changedAt}, ${changedAt}, ${editPath}`
  })
  return selects.join(' union all ')
}

/** Pages of closed features are left out, as nobody can open them. */
const isShown = ({ value }: InventoryKind) =>
  (value !== 'product' || isOpen(routes.shop)) && (value !== 'post' || isOpen(routes.blog))

/** All pages of all kinds, as a subquery. */
export const ALL_PAGES = INVENTORY_KINDS.filter(isShown)
  .map(({ sql }) => `(${sql})`)
  .join(' union all ')

/** Condition that restricts rows of `ALL_PAGES` to public pages. */
export const IS_PUBLIC = `standing in ('published', 'inactive')`
