import { describe, expect, test } from 'vitest'

import { menuOf } from '@/components/admin/menu'
import { SITE_VIEWS } from '@/components/admin/site-views'
import { payloadClient } from '@/lib/data/payload-client'
import { type Role, ROLES } from '@/lib/domain/staff/roles'

const ENTRIES_MAX = 12
const { config } = await payloadClient()

const shownTo = (role: Role, hidden: unknown) =>
  typeof hidden === 'function' ? hidden({ user: { role } }) === false : hidden !== true

/** Whether a path of the menu leads somewhere for the role. */
function leadsSomewhere(role: Role, path: string): boolean {
  const view = SITE_VIEWS.find((one) => one.path === path)
  if (view) return view.roles.includes(role)
  const entity = config.collections.find(({ slug }) => path === `/collections/${slug}`)
  return entity !== undefined && shownTo(role, entity.admin.hidden)
}

describe.each(ROLES)('the menu of the role %s', (role) => {
  const entries = menuOf(role, config)

  test(`has at most ${ENTRIES_MAX} entries, each once`, () => {
    expect(entries.length).toBeGreaterThan(5)
    expect(entries.length).toBeLessThanOrEqual(ENTRIES_MAX)
    expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length)
  })

  test('has only what the role may open', () => {
    expect(entries.filter(({ path }) => !leadsSomewhere(role, path))).toEqual([])
  })

  test('leads to all other lists; only that of admins leads to the raw tables', () => {
    const paths = entries.map(({ path }) => path)
    expect(paths).toContain('/lists')
    expect(paths.includes('/records')).toBe(role === 'admin')
  })
})

test('Payload’s own list of collections is not shown beside it', () => {
  expect(config.admin.components.Nav).toBe('/components/admin/main-nav#MainNav')
})
