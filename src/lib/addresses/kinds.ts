import { BUILT_PAGES } from '@/lib/site/built-pages'
import { routes } from '@/lib/site/routes'

/**
 * One kind of public address. `sql` selects its addresses, those of drafts included, with these columns in this order:
 * path, title, kind; standing ('published', 'inactive', 'scheduled' or 'draft'); has_changes: it is published and has a
 * draft besides; publish_at, unpublish_at; edited_at: when somebody last worked on it; edition_at: when what visitors
 * see last changed; edit_path: where in the admin it is edited, null for what is code.
 */
export type AddressKind = { value: string; label: string; sql: string }

/** Every kind there is. A new one needs a line here and nothing else: list, tree, export and checks go by it. */
export const ADDRESS_KINDS: readonly AddressKind[] = [
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
      from pages p join _pages_v v on v.parent_id = p.id and v.latest`,
  },
  {
    value: 'product',
    label: 'Product',
    sql: `select '${routes.shop}/' || slug, name, 'product', case when is_active then 'published' else 'draft' end, false, null::timestamptz, null::timestamptz, updated_at, updated_at,
        '/collections/products/' || id
      from products`,
  },
  ...(['page', 'form', 'tool'] as const).map((kind) => ({
    value: `built-${kind}`,
    label: `Built-in ${kind}`,
    sql: builtSql(kind),
  })),
]

function builtSql(kind: 'page' | 'form' | 'tool'): string {
  const selects = BUILT_PAGES.filter((page) => page.kind === kind).map(({ path, title, wordsIn, isStore }) => {
    const changedAt = wordsIn ? `(select max(updated_at) from ${wordsIn.replace('-', '_')})` : 'null::timestamptz'
    const editPath = wordsIn ? `'/globals/${wordsIn}'` : 'null'
    const standing = isStore
      ? `(select case when bool_or(store_open) then 'published' else 'draft' end from site_settings)`
      : `'published'`
    return `select '${path}', '${title}', 'built-${kind}', ${standing}, false, null::timestamptz, null::timestamptz, ${changedAt}, ${changedAt}, ${editPath}`
  })
  return selects.join(' union all ')
}

/** All addresses of all kinds, as a subquery's text. */
export const ALL_ADDRESSES = ADDRESS_KINDS.map(({ sql }) => `(${sql})`).join(' union all ')

/** What everybody can read: the condition on a row of `ALL_ADDRESSES`. */
export const IS_PUBLIC = `standing in ('published', 'inactive')`
