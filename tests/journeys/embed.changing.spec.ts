import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type APIRequestContext, expect, test } from '@playwright/test'

import { ADMIN } from './setup/urls'
import { asUser } from './support/admin'

const PATH = '/embed/calculator'

const list = async (request: APIRequestContext, origins: string[]) => {
  const response = await request.post('/api/globals/site-settings', {
    headers: await asUser(request, ADMIN),
    data: { calculatorFrames: origins.map((origin) => ({ origin })) },
  })
  expect(response.status(), await response.text()).toBe(200)
}

const ancestors = async (request: APIRequestContext, path = PATH) => {
  const response = await request.get(path)
  return {
    policy: /frame-ancestors [^;]*/.exec(response.headers()['content-security-policy'] ?? '')?.[0],
    xFrame: response.headers()['x-frame-options'],
  }
}

/** A partner's website with our calculator embedded. */
async function startPartner(src: (origin: string) => string) {
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`
    response.setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><title>Partner</title><h1>Partner</h1>
      <iframe id="powerboard" title="Quick heating calculator" style="width:100%;height:400px" src="${src(origin)}"></iframe>
      <script>addEventListener('message', ({ data }) => { document.getElementById('powerboard').style.height = data.powerboardHeight + 'px' })</script>`)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}

test.describe.configure({ mode: 'serial' }) // they share one list
test.afterAll(async ({ request }) => list(request, []))

test('only listed websites are allowed, immediately, and only for this page', async ({ request }) => {
  await list(request, [])
  expect(await ancestors(request)).toEqual({ policy: "frame-ancestors 'none'", xFrame: undefined })
  await list(request, ['https://www.partner.example', 'https://other.example:8443'])
  expect(await ancestors(request)).toEqual({
    policy: 'frame-ancestors https://www.partner.example https://other.example:8443',
    xFrame: undefined,
  })
  expect(await ancestors(request, '/calculator/quick')).toEqual({
    policy: "frame-ancestors 'none'",
    xFrame: 'SAMEORIGIN',
  })
  await list(request, ['https://other.example:8443'])
  expect((await ancestors(request)).policy).toBe('frame-ancestors https://other.example:8443')
})

test('an invalid origin cannot be listed', async ({ request }) => {
  for (const origin of [
    '*',
    'https://*.example.com',
    'http://partner.example',
    'https://partner.example/page',
    "https://partner.example; script-src 'unsafe-inline'",
  ]) {
    const response = await request.post('/api/globals/site-settings', {
      headers: await asUser(request, ADMIN),
      data: { calculatorFrames: [{ origin }] },
    })
    expect(response.status(), origin).toBe(400)
  }
})

test('a listed website shows it at full height; another is refused', async ({ page, request, baseURL }) => {
  const partner = await startPartner((origin) => `${baseURL}${PATH}?host=${encodeURIComponent(origin)}`)
  await list(request, [partner.origin])
  await page.goto(partner.origin)
  const frame = page.frameLocator('#powerboard')
  await expect(frame.getByRole('heading', { name: /^Our verdict/ })).toBeVisible()
  await frame.getByLabel('Heating now').selectOption('Gas boiler')
  await expect(frame.getByRole('heading', { name: /^Our verdict/ })).toHaveText('Our verdict: Good for some rooms')
  await expect.poll(async () => (await page.locator('#powerboard').boundingBox())?.height).toBeGreaterThan(1_200)
  await expect
    .poll(() => frame.locator('html').evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(2)
  expect(await frame.locator('html').evaluate(() => [document.cookie, Object.keys(localStorage)])).toEqual(['', []])
  await frame.getByRole('link', { name: 'The full calculator, and the result by email' }).click()
  await expect(page).toHaveURL(/\/calculator\/quick$/)

  await list(request, ['https://www.partner.example'])
  await page.goto(partner.origin)
  await expect(frame.getByRole('heading', { name: 'What would infrared heating cost to run?' })).toHaveCount(0) // the browser says in the frame that it was refused
  await partner.stop()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the result stays in its frame on a partner’s page', async ({ page, request, baseURL }) => {
    const partner = await startPartner(() => `${baseURL}${PATH}`)
    await list(request, [partner.origin])
    await page.goto(partner.origin)
    const frame = page.frameLocator('#powerboard')
    await frame.getByLabel('Postcode').fill('SN10 1AA')
    await frame.getByLabel('Heating now').selectOption('Electric panel heaters')
    await frame.getByRole('button', { name: 'Work it out' }).click()
    await expect(frame.getByRole('heading', { name: /^Our verdict/ })).toHaveText('Our verdict: Good replacement')
    await expect(frame.getByLabel('Postcode')).toHaveValue('SN')
    expect(page.url()).toBe(`${partner.origin}/`)
    await partner.stop()
  })
})

test('opened directly it is a page without header, footer or notice, and is not indexed', async ({ page }) => {
  await page.goto(PATH)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
})
