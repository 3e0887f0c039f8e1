import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { FIRST_VISIT } from './support/visits'

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test.use(FIRST_VISIT)

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

test('at 200 % and 400 % zoom it takes at most half of the screen', async ({ page }) => {
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/about')
    await expect(notice(page)).toBeVisible()
    const height = await notice(page).evaluate((element) => element.getBoundingClientRect().height)
    expect(height).toBeLessThanOrEqual(viewport.height / 2)
  }
})
