import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { arrive, FIRST_VISIT } from './support/visits'

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

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

test('a choice applies to all tabs', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/contact')
  await expect(notice(other)).toBeVisible()
  await notice(page).getByRole('button', { name: 'Essential Only' }).click()
  await expect(notice(other)).toBeHidden()
})

test('both answers look the same, and it is announced without taking the focus', async ({ page }) => {
  await page.goto('/')
  const looks = await Promise.all(
    ['Accept All', 'Essential Only'].map((name) =>
      notice(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, boxShadow, fontSize, fontWeight } = getComputedStyle(button)
          const { width, height } = button.getBoundingClientRect()
          return { color, backgroundColor, boxShadow, fontSize, fontWeight, width, height }
        }),
    ),
  )
  expect(looks[0]).toEqual(looks[1])
  await expect(page.locator('body')).toBeFocused()
  await expect(page.locator('[aria-live=polite]').filter({ has: notice(page) })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('link', { name: 'Learn More' })).toBeFocused()
})

test('it covers no main action and causes no layout shift, on a phone or a desktop', async ({ page }) => {
  const action = page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first()
  const sparky = page.getByRole('button', { name: 'Sparky, our phone assistant' })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await expectAccessible(page, '[data-overlay=cookies]')
  const [box, button] = [await notice(page).boundingBox(), await action.boundingBox()]
  if (!box || !button) throw new Error('The notice or the button is not visible')
  expect(button.y + button.height <= box.y || button.x >= box.x + box.width).toBe(true)
  await expect(sparky).toBeVisible()

  // On a phone there is no room for both, nor for Sparky: the notice waits until the visitor scrolls.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(action).toBeInViewport({ ratio: 1 })
  await expect(sparky).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await page.mouse.wheel(0, 400)
  await expect(notice(page)).toBeVisible()
  await expectAccessible(page, '[data-overlay=cookies]')
  await expect(sparky).not.toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is recorded, and nobody is asked', async ({ page }) => {
    await page.goto('/')
    await expect(notice(page)).toBeHidden()
    await expect(page.getByText('Cookie settings')).toBeHidden()
  })
})
