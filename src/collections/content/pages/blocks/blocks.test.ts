import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { PAGE_BLOCKS } from './blocks'

test('every block has a thumbnail of its own, and no thumbnail is left over', () => {
  const drawn = readdirSync('public/block-thumbnails').map((file) => `/block-thumbnails/${file}`)
  const shown = PAGE_BLOCKS.map(({ admin }) => admin?.images?.thumbnail)
  const addresses = shown.map((image) => (typeof image === 'object' ? image.url : image))
  expect(addresses.toSorted()).toEqual(drawn.toSorted())
})
