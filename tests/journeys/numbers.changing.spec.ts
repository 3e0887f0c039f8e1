import { ADMIN } from './setup/urls'
import { asUser, newColleague, openAdmin, signIn } from './support/admin'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/test'

const PERIOD = 'October to December 2026'

type Tariff = { id: number; electricity: { pencePerKwh: number; pencePerDay: number } }

/** In a region that no other journey uses. */
const WHERE = `where[region][equals]=P&where[period][equals]=${PERIOD}`

test('a unit rate changed by staff appears in the calculator at the next visit, with its region and period', async ({
  page,
  request,
}) => {
  const headers = await asUser(request, ADMIN)
  const { docs } = (await (await request.get(`/api/tariffs?${WHERE}`)).json()) as { docs: [Tariff] }
  const [{ id, electricity }] = docs
  const setRate = (pencePerKwh: number) =>
    request.patch(`/api/tariffs/${id}`, { headers, data: { electricity: { ...electricity, pencePerKwh } } })
  const rate = page.locator('#working').getByLabel('Price of electricity, p/kWh')
  const showRate = async () => {
    await page.goto('/calculator/quick')
    await page.locator('#quick-calculator').getByLabel('Postcode').fill('AB10 1AA')
    await expect(page.locator('main')).toContainText(`North Scotland, direct debit, ${PERIOD}`)
    await page.locator('a[data-figure="cost.infrared.energy"]').first().click()
  }
  await showRate()
  await expect(rate).toHaveValue(String(electricity.pencePerKwh))
  try {
    expect((await setRate(31.5)).status()).toBe(200)
    await showRate()
    await expect(rate).toHaveValue('31.5')
  } finally {
    await setRate(electricity.pencePerKwh)
  }
})

test('staff see what is out of date, and fix a rejected value', async ({ desktopPage, request }) => {
  await signIn(desktopPage, await newColleague(request, 'editor'))
  await openAdmin(desktopPage, '/admin')
  const numbers = desktopPage.getByRole('region', { name: 'Numbers' })
  await expect(numbers).toContainText('Price of heating oil, p/kWh: out of date since 31 January 2026')
  await expectNoViolations(desktopPage, '[aria-labelledby=pb-numbers-title]')
  await openAdmin(desktopPage, '/admin/collections/assumptions')
  await desktopPage
    .getByRole('navigation', { name: 'Numbers to show' })
    .getByRole('link', { name: /^Out of date \(/ })
    .click()
  await expect(desktopPage.locator('tbody tr').filter({ hasText: 'Price of heating oil' })).toHaveCount(1)
  await expect(desktopPage.locator('tbody tr').filter({ hasText: 'Price of gas' })).toHaveCount(0)
})
