import type { Page } from '@playwright/test'

import { expect, test } from './support/test'
import { arrive, FIRST_VISIT } from './support/visits'

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

// More is in cookie-notice.long.spec.ts.
test.use(FIRST_VISIT)

for (const [button, choice] of [
  ['Accept All', 'accepted'],
  ['Essential Only', 'declined'],
] as const) {
  test(`${button} is remembered, and the visitor is not asked again`, async ({ page }) => {
    await page.goto('/')
    await expect(notice(page).getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/privacy-policy')
    await notice(page).getByRole('button', { name: button }).click()
    await expect(notice(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await stored(page)).toEqual({ cookieConsent: choice })
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
    expect(cookies).toEqual(choice === 'declined' ? ['essential-only=yes'] : [])
    await arrive(page, '/contact')
    await expect(notice(page)).toBeHidden()
  })
}

test('closing only hides it: nothing is stored, and the next page asks again', async ({ page }) => {
  await page.goto('/')
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toBeHidden()
  expect(await stored(page)).toEqual({})
  await page.goto('/contact')
  await expect(notice(page)).toBeVisible()
})

test('the choice can be changed in the footer', async ({ page }) => {
  await page.goto('/contact') // without the quote bar, which may cover the foot of the page during a click
  await notice(page).getByRole('button', { name: 'Accept All' }).click()
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  for (const answer of ['Close', 'Essential Only']) {
    await settings.click()
    await expect(notice(page).getByRole('heading')).toBeFocused()
    await notice(page).getByRole('button', { name: answer }).click()
    await expect(notice(page)).toBeHidden()
    await expect(settings).toBeFocused()
  }
  expect(await stored(page)).toEqual({ cookieConsent: 'declined' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is recorded, and nobody is asked', async ({ page }) => {
    await page.goto('/')
    await expect(notice(page)).toBeHidden()
    await expect(page.getByText('Cookie settings')).toBeHidden()
  })
})
