import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { arrive, FIRST_VISIT, leaveThroughTop, scrollPastHero, scrollTo, untilSettled } from './support/visits'

const popup = (page: Page) => page.getByRole('dialog', { name: /^Before you go/ })
const slider = (page: Page) => page.getByRole('slider', { name: /shows the room/ })

test('opens once when the pointer leaves through the top, and closes', async ({ page }) => {
  await arrive(page, '/')
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 400 })))
  await leaveThroughTop(page)
  await expect(popup(page)).toBeVisible()
  await expect(popup(page)).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await expect(popup(page).getByRole('link', { name: '01632 960 123' })).toHaveAttribute('href', 'tel:+441632960123')
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toBeHidden()
  await leaveThroughTop(page)
  await expectNothing(page)

  await arrive(page, '/')
  await leaveThroughTop(page)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
})

test('opens the quote dialog, which records where the visitor came from', async ({ page }) => {
  await arrive(page, '/')
  await leaveThroughTop(page)
  const action = popup(page).getByRole('link', { name: 'Get Free Quote Now' })
  await expect(action).toHaveAttribute('href', '/quote-request?source=exit-intent')
  await action.click()
  await expect(page.getByRole('dialog', { name: 'Get a quote' })).toBeVisible()
  await expect(popup(page)).toBeHidden()
})

test('the call button closes it', async ({ page }) => {
  await arrive(page, '/')
  await leaveThroughTop(page)
  await popup(page).getByRole('link', { name: '01632 960 123' }).click()
  await expect(popup(page)).toBeHidden()
})

test('waits while another overlay is open or a field has focus, and opens at the next event', async ({ page }) => {
  await arrive(page, '/')
  await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
  const panel = page.getByRole('region', { name: 'Sparky', exact: true })
  await panel.getByLabel('Phone number').focus()
  await leaveThroughTop(page)
  await expectNothing(page)
  await panel.getByRole('button', { name: 'Close' }).click()
  await leaveThroughTop(page)
  await expect(popup(page)).toBeVisible()
})

test('waits while a button of a form has focus, so that the press is not lost', async ({ page }) => {
  await arrive(page, '/')
  await page.locator('form').getByRole('button', { name: 'Work out yours' }).focus()
  await leaveThroughTop(page)
  await expectNothing(page)
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await leaveThroughTop(page)
  await expect(popup(page)).toBeVisible()
})

test('does not open over what was opened while it loaded, nor after a failed load, but at the next event', async ({
  page,
}) => {
  await arrive(page, '/')
  await scrollPastHero(page)
  await page.getByRole('complementary', { name: 'Get a quote' }).waitFor() // now the overlays listen
  const scripts = '**/_next/static/**/*.js*'
  await page.route(scripts, (route) => route.abort())
  await leaveThroughTop(page)
  await expectNothing(page)
  await page.unroute(scripts)

  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  await Promise.all([page.waitForRequest(scripts), leaveThroughTop(page)])
  await slider(page).focus()
  release()
  await expectNothing(page)
  await slider(page).blur()
  await leaveThroughTop(page)
  await expect(popup(page)).toBeVisible()
})

test('scrolling and staying do not count on a wide screen', async ({ page }) => {
  await page.clock.install()
  await arrive(page, '/')
  await scrollTo(page, 100)
  await page.clock.runFor(60_000)
  await expectNothing(page)
})

test('opens on the homepage only', async ({ page }) => {
  for (const path of ['/about', '/blog', '/sales-landing', '/contact', '/nowhere']) {
    await arrive(page, path)
    await leaveThroughTop(page)
    await expectNothing(page)
  }
})

test.describe('on a first visit', () => {
  test.use(FIRST_VISIT)

  test('the cookie notice comes first', async ({ page }) => {
    await arrive(page, '/')
    await leaveThroughTop(page)
    await expectNothing(page)
    await page.getByRole('button', { name: 'Essential Only' }).click()
    await leaveThroughTop(page)
    await expect(popup(page)).toBeVisible()
  })
})

/** Expects no popup after everything that could open it has had time to run. */
async function expectNothing(page: Page) {
  await page.waitForLoadState('networkidle')
  await untilSettled(page)
  await expect(popup(page)).toHaveCount(0)
}
