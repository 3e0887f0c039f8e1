import { expect, test } from './support/test'

const PANEL = '/shop/powerboard-s-225w'

test('the product page shows the delivered price, and its structured data agree', async ({ page }) => {
  await page.goto(PANEL)
  const main = page.locator('main')
  await expect(main).toContainText('One, delivered, VAT included£439.00')
  for (const words of ['£289.00', '£150.00', 'The store is not open yet', '14 days to cancel'])
    await expect(main).toContainText(words)
  await expect(main.getByRole('link', { name: 'Get a quote' })).toHaveAttribute(
    'href',
    '/quote-request?source=shop-powerboard-s-225w',
  )
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as {
    '@graph': { '@type': unknown; offers?: object }[]
  }
  expect(data['@graph'].find((record) => record['@type'] === 'Product')?.offers).toMatchObject({
    price: '289.00',
    priceCurrency: 'GBP',
    shippingDetails: { shippingRate: { value: '150.00' } },
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the price opens its evidence', async ({ page }) => {
    await page.goto(PANEL)
    await page.getByRole('button', { name: '£289.00' }).click()
    await expect(page.getByText(/^£179 and £185 have been published/).first()).toBeVisible()
  })
})

test('while the store is closed it returns 404, and so does an unknown product at any time', async ({ request }) => {
  expect((await request.get('/shop')).status()).toBe(404)
  expect((await request.get('/shop/nothing')).status()).toBe(404)
})

test('the sitemap lists it', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap/products.xml')
  expect(await (await request.get('/sitemap/products.xml')).text()).toMatch(
    /\/shop\/powerboard-s-225w<\/loc><lastmod>2/,
  )
  expect((await request.get('/sitemap/products-2.xml')).status()).toBe(404)
})

test('the icons requested by browsers and phones exist', async ({ page, request }) => {
  await page.goto(PANEL)
  const linked = await page
    .locator('link[rel$="icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  expect(linked.length).toBeGreaterThanOrEqual(3)
  for (const path of [...linked, ...icons.map(({ src }) => src)])
    expect((await request.get(path)).status(), path).toBe(200)
})
