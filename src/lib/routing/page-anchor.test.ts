import { expect, test } from 'vitest'

import { pageAnchors } from './page-anchor'

test.each([
  [['Where 225 W go'], ['where-225-w-go']],
  [['Café, “plain”'], ['cafe-plain']],
  [['What a room’s walls lose'], ['what-a-rooms-walls-lose']],
  [
    ['One', 'Two', 'One'],
    ['one', 'two', 'one-2'],
  ],
  [['？'], ['prose']],
])('%j have the anchors %j', (headings, anchors) => {
  expect(pageAnchors(headings.map((heading) => ({ blockType: 'prose', heading })))).toEqual(anchors)
})

test('a block without a heading is anchored at its type', () => {
  expect(pageAnchors([{ blockType: 'table' }, { blockType: 'table' }])).toEqual(['table', 'table-2'])
})
