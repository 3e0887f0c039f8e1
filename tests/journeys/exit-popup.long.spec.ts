import type { Page } from '@playwright/test'

import { exitPopup, expectNoExitPopup } from './support/exit-popup'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import {
  arrive,
  FIRST_VISIT,
  leaveThroughTop,
  scrollPastHero,
  scrollTo,
  untilHydrated,
  untilSettled,
} from './support/visits'

const slider = (page: Page) => page.getByRole('slider', { name: /shows the room/ })

test('opens the quote dialog, which records where the visitor came from', async ({ page }) => {
  await arrive(page, '/')
  await leaveThroughTop(page)
  const action = exitPopup(page).getByRole('link', { name: 'Get Free Quote Now' })
  await expect(action).toHaveAttribute('href', '/quote-request?source=exit-intent')
  await action.click()
  await expect(page.getByRole('dialog', { name: 'Get a quote' })).toBeVisible()
  await expect(exitPopup(page)).toBeHidden()
})

test('the call button closes it', async ({ page }) => {
  await arrive(page, '/')
  await leaveThroughTop(page)
  await exitPopup(page).getByRole('link', { name: '01632 960 123' }).click()
  await expect(exitPopup(page)).toBeHidden()
})

test('waits while another overlay is open or a field has focus, and opens at the next event', async ({ page }) => {
  await arrive(page, '/')
  await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
  const panel = page.getByRole('region', { name: 'Sparky', exact: true })
  await panel.getByLabel('Phone number').focus()
  await leaveThroughTop(page)
  await expectNoExitPopup(page)
  await panel.getByRole('button', { name: 'Close' }).click()
  await leaveThroughTop(page)
  await expect(exitPopup(page)).toBeVisible()
})

test('waits while a button of a form has focus, so that the press is not lost', async ({ page }) => {
  await arrive(page, '/')
  await page.locator('form').getByRole('button', { name: 'Work out yours' }).focus()
  await leaveThroughTop(page)
  await expectNoExitPopup(page)
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await leaveThroughTop(page)
  await expect(exitPopup(page)).toBeVisible()
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
  await expectNoExitPopup(page)
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
  await expectNoExitPopup(page)
  await slider(page).blur()
  await leaveThroughTop(page)
  await expect(exitPopup(page)).toBeVisible()
})

test('scrolling and staying do not count on a wide screen', async ({ page }) => {
  await page.clock.install()
  await arrive(page, '/')
  await scrollTo(page, 100)
  await page.clock.runFor(60_000)
  await expectNoExitPopup(page)
})

test('opens on the homepage only', async ({ page }) => {
  for (const path of ['/about', '/blog', '/sales-landing', '/contact', '/nowhere']) {
    await arrive(page, path)
    await leaveThroughTop(page)
    await expectNoExitPopup(page)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, isMobile: true, hasTouch: true })

  test('opens after 45 seconds, and only once', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-23T11:00:00Z'))
    await page.goto('/')
    await page.clock.runFor(100) // to the first paint, which the scripts wait for
    await untilHydrated(page)
    await page.clock.runFor(44_999)
    await page.waitForLoadState('networkidle')
    await expect(exitPopup(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(exitPopup(page)).toBeVisible()
    await exitPopup(page).getByRole('button', { name: 'Close' }).tap()
    await expect(exitPopup(page)).toHaveCount(0)
    await scrollTo(page, 90)
    await page.clock.runFor(60_000)
    await expect(exitPopup(page)).toHaveCount(0)
  })

  test.describe('while the cookie notice is open', () => {
    test.use(FIRST_VISIT)

    test('waits, and opens at the next scroll after it was answered', async ({ page }) => {
      await arrive(page, '/')
      await scrollTo(page, 20)
      const notice = page.getByRole('region', { name: 'Cookies' })
      await expect(notice).toBeVisible()
      await page.getByRole('complementary', { name: 'Get a quote' }).waitFor({ state: 'attached' })
      await scrollTo(page, 80)
      await untilSettled(page)
      await expect(exitPopup(page)).toHaveCount(0)
      await notice.getByRole('button', { name: 'Essential Only' }).tap()
      await expect(notice).toHaveCount(0)
      await scrollTo(page, 82)
      await expect(exitPopup(page)).toBeVisible()
    })
  })
})
