import { beforeAll, expect, test } from 'vitest'

import { PAGE_BLOCKS } from '@/collections/content/pages/blocks/blocks'
import { previewOfPost } from '@/lib/routing/blog-routes'
import { previewOf } from '@/lib/routing/routes'

import { signIn, type StaffClient } from './staff-client'

/** Drafts are saved while they are being written: their previews show what is there. */
let editor: StaffClient
beforeAll(async () => {
  editor = await signIn()
})

const NOTE = 'Bar chart: shown here once everything required is filled in'
const KINDS = PAGE_BLOCKS.map(({ slug }) => slug)

test('a page without a title, with an empty block of every kind', async () => {
  const blocks = KINDS.map((blockType) => ({ blockType }))
  const id = await editor.make('pages?draft=true', { blocks })
  const html = await editor.open(previewOf(id))
  expect(html).toContain('A page without a title')
  expect(html).toContain(NOTE)
  await editor.remove(`pages/${id}`)
})

test('a post without a title, with an empty block of every kind', async () => {
  const children = KINDS.filter((kind) => kind !== 'prose').map((blockType) => ({
    type: 'block',
    version: 2,
    format: '',
    fields: { id: blockType, blockName: '', blockType },
  }))
  const root = { type: 'root', direction: 'ltr', format: '', indent: 0, version: 1, children }
  const id = await editor.make('blog-posts?draft=true', { content: { root } })
  const html = await editor.open(previewOfPost(id))
  expect(html).toContain('A post without a title')
  expect(html).toContain(NOTE)
  await editor.remove(`blog-posts/${id}`)
})
