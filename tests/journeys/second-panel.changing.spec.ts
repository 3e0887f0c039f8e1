import type { APIRequestContext, Page } from '@playwright/test'

import { ADMIN } from './setup/urls'
import { asUser, newColleague, openAdmin, signIn } from './support/admin'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { SIZES } from './support/sizes'
import { save, saveInVain } from './support/staff'
import { expect, test } from './support/test'
import { arrive, untilHydrated } from './support/visits'

const NAME = 'Powerboard S 350W'
const SLUG = 'powerboard-s-350w'
const FACTS = {
  powerWatts: 350,
  powerDensityWattsPerM2: 440,
  voltage: 230,
  currentAmps: 1.52,
  widthMm: 1200,
  heightMm: 900,
  thicknessMm: 12.5,
  heatingWidthMm: 770,
  weightKg: 9.8,
  operatingTempC: 52.5,
  panelsPer16aMax: 8,
  warrantyYears: 10,
}

const FAULT = 'A panel needs these as sensible numbers, without units: panelsPer16aMax'
const SOON_MS = 5_000

const panelField = (page: Page) => page.getByRole('combobox', { name: /^Panel\b/ })

async function enterPanel(page: Page) {
  await openAdmin(page, '/admin/collections/products/create')
  await page.locator('#field-name').fill(NAME)
  const { panelsPer16aMax: _, ...incomplete } = FACTS
  const facts = page.getByLabel('Technical data')
  await facts.fill(JSON.stringify({ ...incomplete, panelsPer16aMax: '8 panels' }))
  await page.getByRole('button', { name: 'Price and stock' }).click()
  await page.locator('#field-basePrice').fill('419')
  await saveInVain(page, async () => {
    await page.getByRole('button', { name: 'Product 1' }).click({ timeout: SOON_MS }) // the tab counts its faults
    await expect(page.getByText(FAULT)).toBeVisible({ timeout: SOON_MS })
  })
  await facts.fill(JSON.stringify(FACTS))
  await save(page)
  await expect(page).toHaveURL(/\/admin\/collections\/products\/\d+/)
}

async function takeAway(request: APIRequestContext) {
  const headers = await asUser(request, ADMIN)
  await request.delete(`/api/products?where[slug][equals]=${SLUG}`, { headers })
}
test.afterEach(({ request }) => takeAway(request))

test('a second panel that staff enter is offered by every tool, and is gone when they take it away', async ({
  page,
  desktopPage,
  request,
}) => {
  await page.goto('/configure')
  await expect(panelField(page)).toHaveCount(0)

  await signIn(desktopPage, await newColleague(request, 'editor'))
  await enterPanel(desktopPage)

  await page.goto(`/shop/${SLUG}`)
  await expect(page.locator('main')).toContainText('350 W at 230 V')
  await expect(page.locator('main')).toContainText('8 at most')

  for (const [device, viewport] of Object.entries(SIZES)) {
    await test.step(`configurator and calculator on a ${device}`, async () => {
      await page.setViewportSize(viewport)
      await page.goto('/configure')
      await untilHydrated(page)
      const panels = page.locator('#price').getByRole('row', { name: /^Panels/ })
      await expect(panels).toContainText('Powerboard S 225W')
      await panelField(page).selectOption(NAME)
      await expect(panels).toContainText(`Panels, ${NAME}`)
      await expect(panels).toContainText('£419.00')
      await expect(page).toHaveURL(new RegExp(`panel=${SLUG}`))
      await page.reload()
      await expect(panels).toContainText(`Panels, ${NAME}`)
      await expectAccessible(page, 'main')
      await expectNoSidewaysScroll(page)

      await page.goto('/calculator/quick')
      await expect(page.locator('main')).toContainText('The manufacturer states 225 W for the Powerboard S 225W')
      await untilHydrated(page)
      await page.getByText('More about the home (optional)').click()
      await panelField(page).selectOption(NAME)
      await expect(page.locator('main')).toContainText(`The manufacturer states 350 W for the ${NAME}`)
      await page.getByRole('link', { name: 'Price a system line by line' }).click()
      await expect(panels).toContainText(`Panels, ${NAME}`)

      await arrive(page, '/calculator/professional')
      await page.getByRole('button', { name: /^Show an example/ }).click()
      await expect(page.locator('main')).toContainText('states 225 W for the Powerboard S 225W')
      await panelField(page).selectOption(NAME)
      await expect(page.locator('main')).toContainText(`states 350 W for the ${NAME}`)
    })
  }

  await page.setViewportSize(SIZES.desktop)
  await arrive(page, '/system-designer')
  await page.locator('#design-kind').selectOption('Bedroom')
  await page.getByLabel('Length, m').fill('6')
  await page.getByLabel('Width, m').fill('5')
  await page.getByRole('button', { name: 'Draw this room' }).click()
  const panels = page.locator('#totals tbody tr').filter({ has: page.locator('th', { hasText: /^Panels/ }) })
  await expect(panels).toContainText('Powerboard S 225W')
  // Above a cold floor, a panel of this size makes the ceiling too warm for comfort.
  await page.getByLabel('Below it').selectOption('heated')
  await page.getByRole('group', { name: 'Parts of the design' }).getByRole('button', { name: 'Home' }).click()
  await panelField(page).selectOption(NAME)
  await expect(panels).toContainText(NAME)
  await expectAccessible(page, 'main')
  const limit = `${NAME}: by the manufacturer’s limit, no more than 8 panels on a 16 A breaker.`
  await expect(page.locator('main')).toContainText(limit)

  await takeAway(request)
  await page.goto('/configure')
  await expect(panelField(page)).toHaveCount(0)
})

test('circuits asked for through the API have the limit of the panel with that power', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'editor'))
  await enterPanel(page)
  const asked = { panels: 17, panelWatts: 350 }
  const answer = await request.post('/api/calculate/circuits', { data: asked })
  expect(await answer.json()).toMatchObject({ result: { circuits: 3, panelsOnEach: [6, 6, 5] } })
  const tooMany = await request.post('/api/calculate/circuits', { data: { ...asked, panelsPerCircuit: 9 } })
  expect(tooMany.status()).toBe(400)
  expect(await tooMany.json()).toMatchObject({ message: 'Must be a whole number from 1 to 8' })
})
