import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

const payload = await payloadClient()

let count = 0
const make = (data: object) => {
  count += 1
  return payload.create({
    collection: 'pages',
    data: { title: `First ${count}`, url: `/first-${count}`, description: `First ${count}.`, ...data },
  })
}
const change = (id: number, data: object) => payload.update({ collection: 'pages', id, data })

test('a page is first published when visitors can first read it, not when it is created', async () => {
  const draft = await make({ _status: 'draft' })
  expect(draft.publishedAt).toBeNull()
  const published = await change(draft.id, { _status: 'published' })
  expect(Date.parse(published.publishedAt ?? '')).toBeGreaterThan(Date.parse(draft.createdAt))
})

test('that date survives edits, unpublishing, and any value in a request', async () => {
  const { id, publishedAt } = await make({ _status: 'published', publishedAt: '2001-01-01T00:00:00.000Z' })
  expect(publishedAt).not.toContain('2001')
  for (const data of [
    { heading: 'Changed', _status: 'published' },
    { _status: 'draft' },
    { _status: 'published', publishedAt: null },
  ])
    expect((await change(id, data)).publishedAt).toBe(publishedAt)
})

test('a copy starts unpublished', async () => {
  const { id } = await make({ _status: 'published' })
  expect((await payload.duplicate({ collection: 'pages', id, draft: true })).publishedAt).toBeNull()
})
