import { expect, test } from 'vitest'

import { fromEditorState } from '@/lib/content/post-exchange/from-editor-state'
import { readMarkdown } from '@/lib/content/post-exchange/read-markdown'
import { toEditorState } from '@/lib/content/post-exchange/to-editor-state'
import { toMarkdown } from '@/lib/content/post-exchange/to-markdown'
import { getPost } from '@/lib/data/blog/post'
import { payloadClient } from '@/lib/data/payload-client'

const payload = await payloadClient()

const one = async (collection: 'sources' | 'claims' | 'media' | 'blog-authors') =>
  (await payload.find({ collection, limit: 1, depth: 0 })).docs[0] as { id: number; key: string }

const FILE = (source: string) => `---
title: "Imported"
excerpt: "Short."
---

Walls lose heat.[^${source}] A unit costs {number:price.gas}.

## Why

1. **Brick** loses most, see [the guide](/about).
    - Solid
2. Stone

Table: Walls

| Wall | Loss |
| --- | --- |
| Brick | 2.1[^${source}] |

![A white wall](/api/media/file/wall.jpg)
`

test('an imported post can be published, looks as it was written, and is exported unchanged', async () => {
  const [source, claim, picture, author] = [
    await one('sources'),
    await one('claims'),
    await one('media'),
    await one('blog-authors'),
  ]
  let ids = 0
  const { title, excerpt, ...read } = readMarkdown(FILE(source.key))
  const { content, notes } = toEditorState(read, {
    source: (key) => (key === source.key ? source.id : null),
    claim: () => claim.id,
    picture: () => picture.id,
    newId: () => `imported-${(ids += 1)}`,
  })
  expect(notes).toEqual([])

  const data = { title, excerpt, content, author: author.id, status: 'draft', _status: 'published' } as never
  const { id, slug } = await payload.create({ collection: 'blog-posts', data })
  const post = await getPost(slug)
  expect(post?.blocks.map(({ kind }) => kind)).toEqual(['prose', 'prose', 'table', 'figure'])
  expect(post?.sources).toHaveLength(1)

  const stored = await payload.findByID({ collection: 'blog-posts', id, depth: 0 })
  const exported = fromEditorState(stored.content, {
    source: () => source.key,
    claim: () => claim.key,
    picture: () => '/api/media/file/wall.jpg',
  })
  expect(toMarkdown({ title: stored.title, excerpt: stored.excerpt, ...exported })).toBe(FILE(source.key))
  await payload.delete({ collection: 'blog-posts', id })
})
