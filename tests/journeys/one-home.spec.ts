import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { expect, test } from './support/test'
import { arrive } from './support/visits'

const HOME = 'Detached bungalow, 78 m², built 1967 to 1975'

/** The first count of panels with its price below a label, such as '12 panels, £4,098'. */
const priceOf = (text: string | null) => /£[\d,]*\d/.exec(text ?? '')?.[0]

async function tellQuickCalculator(page: Page) {
  await arrive(page, '/calculator/quick')
  await page.getByLabel('Type of home').selectOption('Detached bungalow')
  await page.getByLabel('Floor area, m²').fill('78')
  await page.getByLabel('Built').selectOption('1967 to 1975')
  await page.getByLabel('Heating now').selectOption('Storage heaters')
  await page.getByLabel('Postcode').fill('BA1 1AA')
  await expect(page).toHaveURL(/postcode=BA&type=bungalow&area=78/)
  const price = page
    .locator('dt', { hasText: 'Panels, delivery and fitting' })
    .locator('xpath=following-sibling::dd[1]')
  return priceOf(await price.textContent())
}

/** That the home which other tools offer has this answer. */
const expectKept = (page: Page, answer: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('powerboard.home.v1'))).toContain(answer)

test('a home told to one tool is offered by the others, at the same price', async ({ page }) => {
  const price = await tellQuickCalculator(page)
  expect(price).toBeDefined()

  await page.getByRole('link', { name: 'Price a system line by line' }).click()
  await expect(page.getByLabel('Floor area, m²')).toHaveValue('78')
  await expect(page.getByText('As you told the quick calculator: the weather of postcode area BA')).toBeVisible()
  await expect(page.locator('#price')).toContainText(`: ${price}`)
  await expect(page.getByText('Your home so far')).toHaveCount(0)

  await arrive(page, '/configure')
  await expect(page.getByText(`Your home so far: ${HOME}.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Use it here' }).click()
  await expect(page.locator('#price')).toContainText(`: ${price}`)

  await arrive(page, '/solar-quote')
  await page.getByRole('link', { name: 'Use it here' }).click()
  await expect(page.getByLabel('Floor area, m²')).toHaveValue('78')
  await expect(page.getByLabel('Postcode')).toHaveValue('BA')

  await arrive(page, '/energy-challenge')
  await page.getByRole('link', { name: 'Show the savings of your own home' }).click()
  await expect(page).toHaveURL(/calculation=.*bungalow/)

  await arrive(page, '/calculator/professional')
  await page.getByRole('button', { name: `Start from your home: ${HOME}` }).click()
  await expect(page.getByText(`Until then the answer is the same:`)).toContainText(`${price} delivered and fitted`)
  await expect(page.getByText('for the panels, delivered and fitted').locator('xpath=..')).toContainText(`${price}`)

  await arrive(page, '/system-designer')
  await page.getByRole('button', { name: 'Draw this home' }).click()
  await expect(page.getByRole('heading', { name: 'Living room' }).first()).toBeVisible()
  const showHome = () =>
    page.getByRole('group', { name: 'Parts of the design' }).getByRole('button', { name: 'Home' }).click()
  await showHome()
  await page.getByLabel('Built').selectOption('2012 to 2022')
  await arrive(page, '/project-quote')
  await expect(page.getByLabel('For this home: Detached bungalow, 78 m², built 2012 to 2022')).not.toBeChecked()

  await arrive(page, '/system-designer')
  await showHome()
  await page.getByLabel('Built').selectOption('2003 to 2006')
  await expectKept(page, 'built=2003-2006')
  await page.getByLabel('new windows').check()
  await expectKept(page, 'own=home.window.u-value')
  await arrive(page, '/calculator/professional')
  await page.getByRole('button', { name: `Start from your home: ` }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Built').selectOption('1996 to 2002')
  await expectKept(page, 'built=1996-2002')
  await arrive(page, '/solar-quote')
  await expect(page.getByText('Your home so far: Detached bungalow, 78 m², built 1996 to 2002.')).toBeVisible()
  await page.getByRole('link', { name: 'Use it here' }).click()
  await page.getByLabel('Floor area, m²').fill('80')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/area=80/)
  await expectKept(page, 'area=80')
  await expect(page.getByText('Your home so far')).toHaveCount(0)
  await arrive(page, '/configure')
  await expect(page.getByText('Your home so far: Detached bungalow, 80 m², built 1996 to 2002.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the offer fits, and goes once something is typed', async ({ page }) => {
    await tellQuickCalculator(page)
    await arrive(page, '/configure')
    const offer = page.getByText('Your home so far')
    await expect(offer).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Floor area, m²').fill('60')
    await expect(offer).toHaveCount(0)
  })
})
