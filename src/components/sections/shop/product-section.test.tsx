import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ShopProduct } from '@/lib/content/shop'

import { PriceBox } from './price-box'
import { ProductSection } from './product-section'
import { examples, sampleProduct } from './shop.examples'

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

const factsOf = (change: Partial<ShopProduct>) => {
  const html = renderToStaticMarkup(
    <ProductSection
      product={{ ...sampleProduct, ...change }}
      price={{ kind: 'quoted', text: 'In your quote' }}
      warranty={null}
      isStoreOpen={false}
      closedNotice={null}
      quoteAction={null}
      cartAction={null}
      waitingAction={null}
    />,
  )
  const listed = html.slice(html.indexOf('What it is'))
  return [...listed.matchAll(/<dt [^>]*>([^<]*)<\/dt><dd [^>]*>([^<]*)/g)].map(
    ([, term, detail]) => `${term}: ${detail}`,
  )
}

test('technical data are listed after the measures, which they do not repeat', () => {
  const facts = factsOf({})
  expect(facts.map((fact) => fact.split(':')[0])).toEqual(['Size', 'Weight', 'Rated power', 'Warranty', 'Works with'])
})

test('the energy rating is listed if there is one, and fitting unless it is medium', () => {
  const facts = factsOf({ energyRating: 'A+', installationComplexity: 'high' })
  expect(facts).toEqual(expect.arrayContaining(['Energy rating: A+', 'Fitting: Demanding']))
  expect(factsOf({}).join()).not.toMatch(/Energy rating|Fitting/)
})

test('a category’s description is beside its shelf, not beside other products', () => {
  const html = renderToStaticMarkup(examples.find(({ name }) => name === 'shelves')?.node)
  expect(html.match(/For the ceiling of a room\./g)).toHaveLength(1)
  expect(html).toMatch(/>Panels<\/h2><p [^>]*>For the ceiling/)
})

test.each([
  [false, true],
  [true, false],
])('with an open store (%s) the notice that nothing can be ordered is shown: %s', (isStoreOpen, isShown) => {
  const html = renderToStaticMarkup(
    <PriceBox
      product={sampleProduct}
      price={{ kind: 'quoted', text: 'In your quote' }}
      isStoreOpen={isStoreOpen}
      closedNotice="Closed to visitors"
      quoteAction={null}
      cartAction={null}
      waitingAction={null}
    />,
  )
  expect(html.includes('Closed to visitors')).toBe(isShown)
})

test('a product without a price cannot be ordered, although the store is open', () => {
  const html = renderToStaticMarkup(
    <PriceBox
      product={{ ...sampleProduct, stock: 'in-stock' }}
      price={{ kind: 'quoted', text: 'In your quote' }}
      isStoreOpen
      closedNotice={null}
      quoteAction={null}
      cartAction="Add to basket"
      waitingAction={null}
    />,
  )
  expect(html).toContain('>Ask for a written quote. A quote states')
  expect(html).not.toMatch(/Order here|Add to basket/)
})
