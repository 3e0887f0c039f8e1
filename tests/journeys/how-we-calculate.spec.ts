import { routes } from '@/lib/routing/routes'

import { expectNoSidewaysScroll } from './support/axe'
import { expect, test } from './support/test'

test('an engineer goes from the calculators to the method, its checks and its data', async ({ page, request }) => {
  await page.goto(routes.calculator)
  await page.getByRole('link', { name: 'How we calculate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How we calculate' })).toBeVisible()

  await expect(page.getByText(/^All \d+ figures agree within their limits\.$/)).toHaveCount(7)
  await expect(page.getByText(/beyond their limits/)).toHaveCount(0)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the homes (CSV)' }).click()
  expect((await downloading).suggestedFilename()).toBe('example-homes.csv')
  const file = await request.get(routes.exampleHomes)
  expect(file.headers()['content-type']).toContain('text/csv')
  expect((await file.text()).split('\r\n')).toHaveLength(202)
})

test('its request to the API gives the answer that it prints', async ({ page, request, baseURL }) => {
  await page.goto(routes.howWeCalculate)
  const command = (await page.locator('pre').textContent()) ?? ''
  const [, url = '', body = ''] = /curl (\S+)[\s\S]*--data '([\s\S]*)'/.exec(command) ?? []
  const answer = await request.post(new URL(new URL(url).pathname, baseURL).href, { data: JSON.parse(body) })
  const { panels, heatLossWatts } = (await answer.json()) as {
    panels: { rated: { panels: { value: number } } }
    heatLossWatts: { value: number }
  }
  const watts = heatLossWatts.value.toLocaleString('en-GB', { maximumFractionDigits: 0 })
  await expect(page.getByText(`it loses ${watts} W on a cold day`)).toContainText(`${panels.rated.panels.value} panels`)
})

test('on a phone its tables scroll within themselves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(routes.howWeCalculate)
  await expectNoSidewaysScroll(page)
  const table = page.getByRole('region', { name: 'Table: Circuits against BS 7671' })
  await table.focus()
  expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true)
})
