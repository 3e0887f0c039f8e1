import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { PAGE_BLOCKS } from './blocks'

test('every block has its own thumbnail, and no thumbnail is unused', () => {
  const drawn = readdirSync('public/block-thumbnails').map((file) => `/block-thumbnails/${file}`)
  const shown = PAGE_BLOCKS.map(({ admin }) => admin?.images?.thumbnail)
  const urls = shown.map((image) => (typeof image === 'object' ? image.url : image))
  expect(urls.toSorted()).toEqual(drawn.toSorted())
})
