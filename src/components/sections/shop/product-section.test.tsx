import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { examples } from './shop.examples'

test('on phones the price is directly below the pictures, then the text, then the facts', () => {
  const html = renderToStaticMarkup(examples.find(({ name }) => name === 'product')?.node)
  const order = (words: string) => {
    const before = html.slice(0, html.indexOf(words))
    return Number(/max-md:(?:contents|order-(\d))(?!.*max-md:(?:contents|order-))/s.exec(before)?.[1] ?? 0)
  }
  expect(['The front of a panel', 'One, delivered', 'A white panel, 12.5', 'What it is'].map(order)).toEqual([
    0, 0, 1, 2,
  ])
  expect(html.match(/max-md:contents/g)).toHaveLength(2)
})
