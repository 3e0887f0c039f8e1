import type { Page } from '@playwright/test'

import { expect, test } from './support/test'

const content = (page: Page, property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')

for (const path of ['/', '/contact', '/quote-request', '/sales']) {
  test(`${path} has a title, an address and a picture for those who share it`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(/Powerboard/)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    expect(await content(page, 'og:title')).toBeTruthy()
    expect(await content(page, 'og:description')).toBe(await page.locator('meta[name="description"]').getAttribute('content'))
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    const picture = await request.get(new URL((await content(page, 'og:image')) ?? '').pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeLessThan(300_000)
  })
}

test('no other card is drawn', async ({ request }) => {
  expect((await request.get('/share/nobody.jpg')).status()).toBe(404)
})

test('the homepage tells search engines nothing that it does not show', async ({ page }) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': records } = JSON.parse(text ?? '') as { '@graph': Record<string, unknown>[] }
  expect(records.map((record) => record['@type'])).toEqual([['Organization', 'LocalBusiness'], 'WebSite', 'Product', 'FAQPage'])
  const [company, , product] = records
  const { streetAddress } = company?.address as { streetAddress: string }
  await expect(page.getByRole('contentinfo')).toContainText(streetAddress)
  for (const unproven of ['offers', 'aggregateRating', 'review']) expect(product).not.toHaveProperty(unproven)
})
