import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { watchRequests } from './support/visits'

const PATH = '/calculator/quick'
const form = (page: Page) => page.locator('#quick-calculator')
const working = (page: Page) => page.locator('#working')
const verdict = (page: Page) => page.getByRole('heading', { name: /^Our verdict/ })

const DEVICES = Object.entries(SIZES)

for (const [device, viewport] of DEVICES) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('a result is shown immediately, and follows the input without a request', async ({ page }) => {
      await page.goto(PATH)
      await expect(verdict(page)).toHaveText('Our verdict: Good fit')
      await expect(page.getByText('An example to start from:')).toBeVisible()
      const sent = watchRequests(page)

      await form(page).getByLabel('Postcode').fill('BA1 1AA')
      await form(page).getByLabel('Type of home').selectOption('Mid-floor flat')
      await form(page).getByLabel('Floor area').fill('45')
      await form(page).getByLabel('Built').selectOption('2012 to 2022')
      await form(page).getByLabel('Heating now').selectOption('Gas boiler')
      await expect(verdict(page)).toHaveText('Our verdict: Good for some rooms')
      await expect(page.getByText('An example to start from:')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Ask about a single room' })).toBeVisible()
      await expect(page.locator('main')).toContainText(/A study of 8\sm²: \d panels?, £[\d,]+/)
      await form(page).getByText('More about the home (optional)').click()
      await form(page).getByLabel('To heat').selectOption('One room')
      await expect(verdict(page)).toHaveText('Our verdict: Good fit')
      await expect(page).toHaveURL(/&heated=one-room$/)
      await form(page).getByLabel('To heat').selectOption('Please choose')
      await form(page).getByLabel('Let out').selectOption('Yes')
      await expect(page.locator('main')).toContainText('in place of your gas boiler the energy rating would fall from')
      await form(page).getByLabel('Let out').selectOption('Please choose')
      await form(page).getByLabel('Heating now').selectOption('None')
      await form(page).getByLabel('When the home is in use').selectOption('Mostly a few rooms')
      await expect(verdict(page)).toHaveText('Our verdict: Good fit')
      await expect(page.locator('main')).toContainText('for BA.')
      await expect(page.getByRole('link', { name: 'Get a quote for this' })).toBeVisible()
      await expect(page).toHaveURL(/\/calculator\/quick\?postcode=BA&type=flat-middle&area=45&.*=none&.*=a-few-rooms/)
      expect(sent).toEqual([])

      await page.reload()
      await expect(verdict(page)).toHaveText('Our verdict: Good fit')
      await expect(form(page).getByLabel('Floor area')).toHaveValue('45')
    })

    test('invalid input gets an error at its question, and nothing is lost', async ({ page }) => {
      await page.goto(PATH)
      await form(page).getByLabel('Heating now').selectOption('Oil boiler')
      await form(page).getByLabel('Postcode').fill('nowhere')
      await form(page).getByLabel('Floor area').fill('-3')
      await form(page).getByRole('button', { name: 'Work it out' }).click()
      await expect(form(page).getByLabel('Floor area')).toHaveAccessibleDescription(
        'Property size must be greater than 0',
      )
      await expect(form(page).getByLabel('Postcode')).toHaveAccessibleDescription('Please enter a valid postcode')
      await expect(form(page).getByLabel('Postcode')).toHaveValue('nowhere')
      await expect(form(page).getByLabel('Heating now')).toHaveValue('oil')
      await form(page).getByLabel('Postcode').fill('SN10')
      await form(page).getByLabel('Floor area').fill('93')
      await expect(verdict(page)).toHaveText('Our verdict: Good for some rooms')
    })
  })
}

test('a figure is followed down to an assumption, and overriding it updates everything', async ({ page }) => {
  await page.goto(`${PATH}?type=semi&area=93&heating=gas-old`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^£[\d,]+/ })
    .first()
    .click()
  await expect(working(page)).toBeFocused()
  const price = working(page).getByLabel('Price of electricity, p/kWh')
  await expect(price).toHaveValue('26.32')
  await expect(working(page)).toContainText('Ofgem price cap')
  await price.fill('28')
  await expect(
    page.getByText('With your own figures: Price of electricity: 28 p/kWh, instead of 26.32 p/kWh.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: '£3,162' }).first()).toBeVisible()

  await price.fill('8.5')
  await expect(page.getByRole('link', { name: '£960' }).first()).toBeVisible()
  await price.fill('999')
  await expect(price).toHaveAccessibleDescription('Must be a number from 0.1 to 200.')
  await price.blur()
  await expect(price).toHaveValue('999')
  await working(page).getByRole('button', { name: 'Back to 26.32 p/kWh' }).click()
  await expect(page.getByRole('link', { name: '£2,972' }).first()).toBeVisible()

  for (const name of ['energy bought in a year', 'heat in a year', 'always warm'])
    await working(page).locator('summary', { hasText: name }).click()
  await expect(working(page)).toContainText('H × degree days × 24 ÷ 1,000')
  await expectAccessible(page)
})

test('a link to a figure opens its working, ready for another value', async ({ page }) => {
  await page.goto(`${PATH}?area=93&show=cost.infrared.energy#working`)
  await working(page).getByLabel('Price of electricity, p/kWh').fill('28')
  await expect(page.getByText('instead of 26.32 p/kWh')).toBeVisible()
})

test('a missing price and the cost of an order can be entered', async ({ page }) => {
  await page.goto(PATH)
  await form(page).getByLabel('Heating now').selectOption('LPG boiler')
  await page.getByLabel('Price of LPG, p a litre').pressSequentially('58.22')
  await expect(page.getByText('We have no price from the last three months')).toHaveCount(1) // of oil
  await expect(page.getByText('With your own figures: Price of LPG: 8.2 p/kWh.')).toBeVisible()
  await page.locator('main a[data-figure="panels.rated.price"]').first().click()
  await working(page).getByLabel('Installation of a panel, £').fill('0')
  await expect(working(page)).toContainText('Installation of a panel £0.00')
  await expectAccessible(page)
})

test('the calculators page links to it', async ({ page }) => {
  await page.goto('/calculator')
  await page.locator('main').getByRole('link', { name: 'Quick calculator' }).click()
  await expect(page).toHaveURL(PATH)
})

test('its alternative path redirects there with its query', async ({ request }) => {
  const response = await request.get('/quick-calculator?area=62', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([308, `${PATH}?area=62`])
})

test('the calculation is available as JSON', async ({ request }) => {
  const home = {
    type: 'semi',
    area: 93,
    built: '1976-1982',
    insulation: 'unknown',
    heating: 'gas-old',
    occupancy: 'mornings-and-evenings',
  }
  const response = await request.post('/api/calculate/quick', { data: home })
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({
    judgement: { verdict: 'good-for-some-rooms', rooms: [{ name: 'A bathroom' }, { name: 'A study' }] },
    working: { results: expect.arrayContaining(['cost.infrared.energy']) },
  })
  const refused = await request.post('/api/calculate/quick', { data: { ...home, area: 0 } })
  expect(refused.status()).toBe(400)
  expect(await refused.json()).toEqual({
    message: 'Property size must be greater than 0',
    errors: [{ path: 'area', message: 'Property size must be greater than 0' }],
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [device, viewport] of DEVICES) {
    test(`on a ${device} the form requests a page with the result, whose URL has only the postcode area`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(PATH)
      await form(page).getByLabel('Postcode').fill('SN10 1AA')
      await form(page).getByLabel('Heating now').selectOption('Electric panel heaters')
      await form(page).getByRole('button', { name: 'Work it out' }).click()
      await expect(page).toHaveURL(/\?postcode=SN&type=flat-middle&/)
      await expect(verdict(page)).toHaveText('Our verdict: Good replacement')
      await expectNoSidewaysScroll(page)
      await expect(form(page).getByLabel('Heating now')).toHaveValue('panel-heaters')

      await page
        .getByRole('main')
        .getByRole('link', { name: /^£[\d,]+/ })
        .first()
        .click()
      await expect(working(page)).toContainText('Ofgem price cap')
      await working(page).locator('summary').first().click()
      await expect(working(page)).toContainText('Q × u')
    })
  }

  test('only the area of a postcode is kept in a URL, whatever else is invalid', async ({ page }) => {
    for (const path of [PATH, '/embed/calculator']) {
      const response = await page.request.get(
        `${path}?postcode=SN10+1AA&type=semi&area=0&host=https%3A%2F%2Fpartner.example`,
        { maxRedirects: 0 },
      )
      expect(response.headers()['location']).toMatch(/\?postcode=SN&type=semi&area=0&built=/)
    }
  })

  test('invalid input is shown at its question', async ({ page }) => {
    await page.goto(`${PATH}?postcode=nowhere&type=semi&area=&built=1976-1982`)
    await expect(form(page).getByLabel('Floor area')).toHaveAccessibleDescription(
      'Property size must be greater than 0',
    )
    await expect(form(page).getByLabel('Postcode')).toHaveAccessibleDescription('Please enter a valid postcode')
    await expect(form(page).getByLabel('Postcode')).toHaveValue('nowhere')
    await expect(verdict(page)).toHaveCount(0)
  })
})
