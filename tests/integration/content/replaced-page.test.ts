import { expect, test } from 'vitest'

import { seedPages } from '@/lib/seed/pages/seed-pages'

import { pool } from '../support/rows'
import { makePage, payload } from './pages-support'

test('a page whose path is now built in is moved to the trash at startup, and others stay', async () => {
  const [replaced, other] = [await makePage(), await makePage()]
  for (const [table, column] of [
    ['pages', 'url'],
    ['_pages_v', 'version_url'],
  ])
    await pool.query(`update ${table} set ${column} = '/solar-quote' where ${column} = $1`, [replaced.url])
  await seedPages(payload)
  const found = await payload.find({
    collection: 'pages',
    trash: true,
    draft: true,
    where: { id: { in: [replaced.id, other.id] } },
    sort: 'id',
    overrideAccess: true,
  })
  expect(found.docs.map(({ deletedAt, _status }) => [Boolean(deletedAt), _status])).toEqual([
    [true, 'draft'],
    [false, 'published'],
  ])
})
