import type { APIRequestContext, Page } from '@playwright/test'

import { newColleague, openAdmin, signIn } from './support/admin'
import { expectAccessibleAtEachSize, expectNoViolations } from './support/axe'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'
import { arrive, FIRST_VISIT, untilIdle } from './support/visits'

const PATH = '/privacy-policy'
const MEASURING = /\/api\/(?:analytics\/|performance-metrics|blog\/steps)/
const isHeatmap = (url: string) => url.endsWith('/api/analytics/heatmap')
/** 'function' while clicks and scrolling are recorded. */
const recorder = (page: Page) => page.evaluate(() => typeof window.exportHeatmapData)

test('clicks and scrolling are recorded with consent, can be exported, and stop when it is withdrawn', async ({
  page,
}) => {
  const sent: { records: { kind: string; element: string; location: string }[] }[] = []
  page.on('request', (request) => isHeatmap(request.url()) && sent.push(request.postDataJSON()))
  await page.goto('/about')
  expect(await recorder(page)).toBe('undefined')

  await page.evaluate(() => localStorage.setItem('cookieConsent', 'accepted'))
  await arrive(page, '/contact')
  await page.getByRole('heading', { level: 1 }).hover() // measuring starts with the first sign of a visitor
  await expect.poll(() => recorder(page)).toBe('function')
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Priya')
  await page.keyboard.press('Tab')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await hide(page)
  await expect.poll(() => sent.flatMap(({ records }) => records.map(({ kind }) => kind))).toContain('scroll')
  const records = sent.flatMap(({ records: batch }) => batch)
  expect(new Set(records.map(({ location }) => location))).toContain('/contact')
  for (const kind of ['click', 'focus', 'blur']) expect(records.map((record) => record.kind)).toContain(kind)
  expect(JSON.stringify(records)).not.toContain('Priya')
  await expect.poll(() => recorder(page)).toBe('function')
  const download = page.waitForEvent('download')
  await page.evaluate(() => window.exportHeatmapData?.())
  expect((await download).suggestedFilename()).toBe('heatmap.json')

  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('button', { name: 'Essential Only' }).click()
  await expect.poll(() => recorder(page)).toBe('undefined')
  expect(await page.evaluate(() => localStorage.getItem('heatmapData'))).toBeNull()
})

/** Simulates a switch to another tab, which sends the records. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test.describe('requests of measurement', () => {
  test.use(FIRST_VISIT)

  test('are sent only after accepting: not before an answer, after declining or after withdrawing', async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => MEASURING.test(request.url()) && sent.push(request.url()))
    const visit = async ({ isRecorded = false } = {}) => {
      await arrive(page, '/contact')
      await page.getByRole('heading', { level: 1 }).hover()
      await untilIdle(page)
      if (isRecorded) await expect.poll(() => recorder(page)).toBe('function')
      await page.getByRole('heading', { level: 1 }).click()
      await hide(page)
      await untilIdle(page)
    }
    const notice = page.getByRole('region', { name: 'Cookies' })
    const settings = page.getByRole('button', { name: 'Cookie settings' })
    await visit()
    await notice.getByRole('button', { name: 'Essential Only' }).click()
    await visit()
    expect(sent).toEqual([])

    await settings.click()
    await notice.getByRole('button', { name: 'Accept All' }).click()
    await visit({ isRecorded: true })
    await expect.poll(() => sent.filter(isHeatmap).length).toBeGreaterThan(0)

    await settings.click()
    await notice.getByRole('button', { name: 'Essential Only' }).click()
    await untilIdle(page)
    const before = sent.length
    await visit()
    expect(sent).toHaveLength(before)
  })
})

test('an analytics service is loaded after consent only, and receives paths and bands', async ({ page, baseURL }) => {
  const requests: string[] = []
  await page.route('**/api/analytics/settings', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ json: { scriptUrl: `${baseURL}/stats/matomo.js`, siteId: '7' } })
  })
  await page.route('**/stats/matomo.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const commands = () => page.evaluate(() => JSON.stringify(window._paq ?? null))
  await page.goto('/about?email=priya%40example.com')
  expect(await commands()).toBe('null')

  await page.evaluate(() => localStorage.setItem('cookieConsent', 'accepted'))
  await arrive(page, '/about?utm_source=letter')
  await expect.poll(commands, 'without any interaction').toContain('trackPageView')
  const views = await commands()
  expect(views).toContain(`["setCustomUrl","${baseURL}/about"]`)
  expect(views).toContain('["setSiteId","7"]')
  expect(views).toContain('["setCustomDimension",1,"about"]')
  expect(views).not.toContain('utm')
  expect(requests).toHaveLength(1)

  await arrive(page, '/calculator/quick')
  await expect.poll(commands).toContain('trackPageView')
  await page.getByLabel('Heating now').selectOption('Oil boiler')
  await expect.poll(commands).toContain('trackEvent')
  const result = await commands()
  expect(result).toContain('["setCustomDimension",2,"oil"]')
  expect(result).toMatch(/\["setCustomDimension",3,"(small|medium|large|extra-large)"\]/)
  expect(result).toMatch(/\["setCustomDimension",4,"[^"]+"\]/)
})

test('an editor sees what five people did, drawn over the page', async ({ page, request }) => {
  await fivePeopleClick(request)
  await signIn(page, await newColleague(request, 'editor'))
  await openAdmin(page, `/admin/heatmap?path=${PATH}&device=desktop&days=7`)
  const picture = page.getByRole('region', { name: 'The page with its heatmap' })
  await expect(picture.locator('span').first()).toBeVisible()
  await expect(page.getByText(/No longer on the page/)).toContainText('#gone-from-the-page')
  await page.getByText('Clicks as a table').click()
  await expect(page.getByRole('region', { name: 'Clicks' }).getByRole('row')).toHaveCount(3)
  await expectNoViolations(page, '.pb-view')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('scroll')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(picture.locator('span')).toHaveText(['100% reached 25%', '100% reached 50%'])
})

test('sales see the outcomes of enquiries, by source, kind and area, even on a phone', async ({ page, request }) => {
  const source = `fair-${crypto.randomUUID().slice(0, 8)}`
  const { firstName, lastName, email, phone } = newVisitor()
  const sent = await request.post('/api/survey-leads', { data: { firstName, lastName, email, phone, source } })
  expect(sent.status()).toBe(201)
  await signIn(page, await newColleague(request, 'sales'))
  await openAdmin(page, '/admin/lead-funnel')
  const cells = page.getByRole('row', { name: source.replace('fair-', 'Fair ') }).getByRole('cell')
  await expect(cells).toHaveText(['1', '0', '0', '0%, between 0% and 79%'])
  await page.getByRole('link', { name: 'Postcode area' }).click()
  await expect(page.getByRole('link', { name: 'Postcode area' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Calculation reported')).toBeVisible()
  await expectAccessibleAtEachSize(page, '.pb-view')
})

test('an admin sees how fast pages were for visitors, beside the budget', async ({ page, request }) => {
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  // No other journey reports this metric, with all cookies accepted, on this kind of page.
  const metric = { metric: 'FID', value: 432, url: '/technical-specs', timestamp: new Date().toISOString() }
  expect((await request.post('/api/performance-metrics', { headers, data: metric })).status()).toBe(204)
  await signIn(page, await newColleague(request, 'admin'))
  await openAdmin(page, '/admin/collections/performance-metrics')
  const speed = page.getByRole('region', { name: 'Speed by kind of page' })
  const cells = speed.getByRole('row', { name: 'technical-specs, FID' }).getByRole('cell')
  await expect(cells.nth(0)).toHaveText('432 ms (over budget)')
  await expect(cells.nth(2)).toHaveText('100 ms')
  await expectAccessibleAtEachSize(page, '[aria-label="Speed this week"]')
})

async function fivePeopleClick(request: APIRequestContext) {
  const record = (visitor: string, element: string) => ({
    timestamp: new Date().toISOString(),
    location: PATH,
    elementType: 'h1',
    coordinates: { x: 100, y: 200 },
    viewport: { width: 1440, height: 900 },
    scrollPosition: 0,
    element,
    within: { x: 0.1, y: 0.1 },
    visitor,
  })
  for (let person = 0; person < 5; person += 1) {
    const visitor = crypto.randomUUID()
    const scroll = { ...record(visitor, ''), kind: 'scroll', depthPercent: 50 }
    const response = await request.post('/api/analytics/heatmap', {
      headers: {
        origin: new URL(test.info().project.use.baseURL ?? '').origin,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'x-cookie-consent': 'accepted',
      },
      data: { records: [record(visitor, 'h1'), record(visitor, '#gone-from-the-page'), scroll] },
    })
    expect(response.status()).toBe(204)
  }
}
