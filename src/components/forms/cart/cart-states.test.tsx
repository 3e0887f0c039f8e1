import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { KeptLine } from '@/lib/browser/cart/kept-cart'

import { BasketHome } from './basket-home'
import { CartLineRow } from './cart-line-row'
import { CartNotices } from './cart-notices'
import { CartReceipt } from './cart-receipt'
import type { useCart } from './use-cart'

const LINE: KeptLine = {
  productId: 1,
  variant: null,
  quantity: 4,
  isUnsaved: false,
  product: {
    id: 1,
    variantId: null,
    name: 'Panel',
    slug: 'panel',
    basePrice: '289.00',
    images: [],
    stock: 'unknown',
    sizeMm: { length: 1200, width: 600, thickness: 12.5 },
  },
  added: { pence: 28_900, on: '2026-11-03' },
}
const nothing = () => undefined
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('a line', () => {
  const markup = (line: KeptLine) =>
    renderToStaticMarkup(<CartLineRow line={line} onQuantity={nothing} onRemove={nothing} />)
  const words = (line: KeptLine) => wordsOf(markup(line))

  test('states its price, its total and that the stock is unknown', () => {
    expect(words(LINE)).toContain('£289.00 each')
    expect(words(LINE)).toContain('£1,156.00')
    expect(words(LINE)).toContain('Delivered within 30 days of your order')
    expect(markup(LINE)).not.toContain('<s>')
    expect(words(LINE)).not.toContain('Kept on this device')
  })

  test('shows the former price with its date', () => {
    const former = { ...LINE, added: { pence: 27_900, on: '2026-11-03' } }
    expect(words(former)).toContain('When you added it: £279.00 on 3 November 2026, now £289.00 each')
    expect(markup(former)).toContain('<s>')
  })

  test('says that it is saved on this device only', () => {
    expect(words({ ...LINE, isUnsaved: true })).toContain('Kept on this device')
  })

  test.each([
    [4, 4, ''],
    [30, 24, 'and 6 more'],
  ])('draws %d pieces to scale', (quantity, drawn, more) => {
    const line = { ...LINE, quantity }
    expect(markup(line).match(/width="72" height="36"/g)).toHaveLength(drawn)
    expect(words(line)).toContain(more)
  })

  test.each([
    [1, 'One less of Panel'],
    [99, 'One more of Panel'],
  ])('of %d cannot be stepped further', (quantity, label) => {
    expect(markup({ ...LINE, quantity })).toMatch(new RegExp(`<button[^>]*aria-label="${label}"[^>]*disabled=""`))
    expect(markup(LINE)).not.toContain('disabled=""')
  })
})

describe('the receipt', () => {
  const words = (props: Partial<Parameters<typeof CartReceipt>[0]>) =>
    wordsOf(
      renderToStaticMarkup(
        <CartReceipt
          {...{ lines: [LINE], deliveryPence: 15_000, deliveryLabel: 'Delivery', isProvisional: false }}
          {...props}
          onClear={nothing}
        />,
      ),
    )

  test('adds up, with one delivery and VAT included', () => {
    for (const sum of [
      '4 × Panel £1,156.00',
      'Delivery £150.00',
      'Total including VAT £1,306.00',
      'Excluding VAT £1,088.33',
      'VAT at 20% £217.67',
    ])
      expect(words({})).toContain(sum)
    expect(words({})).not.toContain('last seen on this device')
  })

  test('has no total without a delivery price, and says when prices are outdated', () => {
    expect(words({ deliveryPence: null })).not.toContain('Total including VAT')
    expect(words({ isProvisional: true })).toContain('last seen on this device')
  })

  test('leads to the checkout, unless something in it is sold out', () => {
    expect(words({})).toContain('Go to the checkout')
    const soldOut = { ...LINE, product: { ...LINE.product, name: 'Cable', stock: 'none' as const } }
    expect(words({ lines: [LINE, soldOut] })).toContain('To order, first remove what is not in stock: Cable.')
    expect(words({ lines: [LINE, soldOut] })).not.toContain('Go to the checkout')
  })
})

describe('notices', () => {
  type Basket = ReturnType<typeof useCart>
  const words = ({ cart, ...basket }: Partial<Omit<Basket, 'cart'>> & { cart?: Partial<Basket['cart']> }) =>
    wordsOf(
      renderToStaticMarkup(
        <CartNotices
          basket={
            {
              cart: { unavailable: [], gone: [], savedCount: 0, ...cart },
              refusal: null,
              trouble: null,
              ...basket,
            } as unknown as Basket
          }
          onDismissed={nothing}
        />,
      ),
    ).trim()

  test.each<[Parameters<typeof words>[0], string]>([
    [{}, ''],
    [{ refusal: 'Not on sale.' }, 'Not on sale.'],
    [{ trouble: 'unreachable' }, 'We can’t reach our server just now.'],
    [{ trouble: 'failing' }, 'Our server has a problem just now.'],
    [{ cart: { savedCount: 1 } }, '1 change that could not be saved before is saved now.'],
    [{ cart: { savedCount: 2 } }, '2 changes that could not be saved before are saved now.'],
    [{ cart: { gone: ['Cable'] } }, 'No longer in your basket: Cable.'],
    [{ cart: { unavailable: [{ id: 2, variantId: null, name: 'Cable' }] } }, 'Cable is not on sale at the moment'],
  ])('%j', (basket, notice) => {
    if (notice === '') expect(words(basket)).toBe('')
    else expect(words(basket)).toContain(notice)
  })

  test('do not say that changes are saved while others cannot be', () => {
    expect(words({ trouble: 'unreachable', cart: { savedCount: 1 } })).not.toContain('saved now')
  })

  test('do not call a failure of the server a lost connection', () => {
    expect(words({ trouble: 'failing' })).not.toMatch(/online|reach|connection/)
  })
})

describe('the home that the goods are for', () => {
  afterEach(() => void vi.unstubAllGlobals())
  const shown = (kept: string | null) => {
    vi.stubGlobal('localStorage', { getItem: () => kept })
    return renderToStaticMarkup(<BasketHome />)
  }

  test('is named, with its result', () => {
    const markup = shown(JSON.stringify({ query: 'type=semi&area=83', words: 'Semi, 83 m²' }))
    expect(wordsOf(markup)).toContain('For this home: Semi, 83 m².')
    expect(markup).toContain('href="/calculator/quick?type=semi&amp;area=83"')
  })

  test('is left out if none was told', () => expect(shown(null)).toBe(''))
})
