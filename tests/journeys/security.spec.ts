import { test as unwatched } from '@playwright/test'

import { expect, test } from './support/test'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const addresses = {
  '/': 200, '/contact': 200, '/contact/received': 200, '/nowhere': 404, '/admin/login': 200, '/api/health': 200, '/api/nowhere': 404,
  '/api/leads': 403, '/mark.svg': 200, '/_next/static/nowhere.js': 404,
}
for (const [path, status] of Object.entries(addresses)) {
  test(`${path} answers ${status} with every protective header`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(status)
    expect(answer.headers()).toMatchObject(HEADERS)
    expect(answer.headers()['x-powered-by']).toBeUndefined()
    if (!answer.headers()['content-type']?.startsWith('text/html')) return
    const policy = answer.headers()['content-security-policy']
    expect(policy).toContain("object-src 'none'")
    expect(/script-src ([^;]*)/.exec(policy ?? '')?.[1]).not.toMatch(/unsafe|\*|https?:/)
  })
}

for (const path of ['/', '/contact', '/quote-request/received', '/nowhere', '/admin/login']) {
  unwatched(`an inline script that got into ${path} does not run`, async ({ page }) => {
    await page.goto(path)
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.intruded = true'
      document.body.append(script)
      const image = document.createElement('div')
      image.innerHTML = '<button onclick="window.intruded = true">Press</button>'
      document.body.append(image)
      image.querySelector('button')?.click()
      return 'intruded' in window
    })
    expect(ran).toBe(false)
  })
}

test('other sites cannot send our forms', async ({ request }) => {
  const data = { firstName: 'Mallory', lastName: 'Hart', email: 'mallory@example.com' }
  for (const headers of [{ origin: 'https://other.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await request.post('/api/contact', { headers, data })).status()).toBe(403)
  }
})

test('nothing is stored in the browser of a visitor who has agreed to nothing', async ({ page, context }) => {
  for (const path of ['/', '/contact', '/quote-request', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
    await expect(page.getByRole('region', { name: 'Sparky', exact: true })).toBeVisible()
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []])
  }
  expect(await context.cookies()).toEqual([])
})
