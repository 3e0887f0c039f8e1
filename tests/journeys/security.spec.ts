import { test as unwatched } from '@playwright/test'

import { expect, test } from './support/test'
import { FIRST_VISIT } from './support/visits'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const statuses = {
  '/': 200,
  '/sales': 200,
  '/sales-landing': 200,
  '/sales/demo': 200,
  '/sales/estimate': 200,
  '/contact': 200,
  '/contact/received': 200,
  '/installers/near?postcode=SN10': 200,
  '/shop/powerboard-s-225w': 200,
  '/shop': 404,
  '/cart': 200,
  '/nowhere': 404,
  '/admin/login': 200,
  '/api/health': 200,
  '/api/nowhere': 404,
  '/api/leads': 404,
  '/mark.svg': 200,
  '/_next/static/nowhere.js': 404,
}
test('every response has every security header', async ({ request }) => {
  for (const [path, status] of Object.entries(statuses)) {
    const response = await request.get(path)
    expect.soft(response.status(), path).toBe(status)
    expect.soft(response.headers(), path).toMatchObject(HEADERS)
    expect.soft(response.headers()['x-powered-by'], path).toBeUndefined()
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    const policy = response.headers()['content-security-policy']
    expect.soft(policy, path).toContain("object-src 'none'")
    expect.soft(/script-src ([^;]*)/.exec(policy ?? '')?.[1], path).not.toMatch(/unsafe|\*|https?:/)
  }
})

const INTRUDERS = [
  '<script>window.intruded = 1</script>',
  '<img src="/nowhere.png" alt="" onerror="window.intruded = 2">',
  '<iframe srcdoc="<script>parent.intruded = 3</script>"></iframe>',
  '<script src="data:text/javascript,window.intruded = 4"></script>',
  '<script src="https://other.example/script.js"></script>',
].join('')

for (const path of ['/', '/sales', '/sales/demo', '/contact', '/quote-request/received', '/nowhere', '/admin/login']) {
  unwatched(`a script injected into the HTML of ${path} does not run`, async ({ page }) => {
    await page.route('https://other.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.intruded = 5' }),
    )
    await page.route(
      path,
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace('</body>', `${INTRUDERS}</body>`) })
      },
      { times: 1 },
    )
    const breaches: string[] = []
    page.on('console', (message) => message.text().includes('Content Security Policy') && breaches.push(message.text()))
    await page.goto(path, { waitUntil: 'load' })
    await expect.poll(() => breaches.length).toBeGreaterThanOrEqual(INTRUDERS.split('intruded').length)
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false)
  })
}

test('other sites cannot submit our forms', async ({ request }) => {
  const data = { firstName: 'Mallory', lastName: 'Hart', email: 'mallory@example.com' }
  const strangers: Record<string, string>[] = [
    { origin: 'https://other.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of strangers) {
    expect((await request.post('/api/contact', { headers, data })).status()).toBe(403)
  }
})

test.describe('on a first visit', () => {
  test.use(FIRST_VISIT)

  test('nothing is stored in the browser of a visitor who has not consented', async ({ page, context }) => {
    for (const path of ['/', '/contact', '/quote-request', '/nowhere']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
      await expect(page.getByRole('region', { name: 'Sparky', exact: true })).toBeVisible()
      expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []])
    }
    expect(await context.cookies()).toEqual([])
  })
})
