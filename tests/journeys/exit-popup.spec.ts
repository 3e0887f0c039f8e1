import { expectAccessible } from './support/axe'
import { exitPopup, expectNoExitPopup } from './support/exit-popup'
import { expect, test } from './support/test'
import { arrive, FIRST_VISIT, leaveThroughTop } from './support/visits'

// More of when it opens is in exit-popup.long.spec.ts, and in exit-intent.test.ts.

test('opens once when the pointer leaves through the top, and closes', async ({ page }) => {
  await arrive(page, '/')
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 400 })))
  await leaveThroughTop(page)
  await expect(exitPopup(page)).toBeVisible()
  await expect(exitPopup(page)).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await expect(exitPopup(page).getByRole('link', { name: '01632 960 123' })).toHaveAttribute(
    'href',
    'tel:+441632960123',
  )
  await exitPopup(page).getByRole('button', { name: 'Close' }).click()
  await expect(exitPopup(page)).toBeHidden()
  await leaveThroughTop(page)
  await expectNoExitPopup(page)

  await arrive(page, '/')
  await leaveThroughTop(page)
  await expect(exitPopup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(exitPopup(page)).toBeHidden()
})

test.describe('on a first visit', () => {
  test.use(FIRST_VISIT)

  test('the cookie notice comes first', async ({ page }) => {
    await arrive(page, '/')
    await leaveThroughTop(page)
    await expectNoExitPopup(page)
    await page.getByRole('button', { name: 'Essential Only' }).click()
    await leaveThroughTop(page)
    await expect(exitPopup(page)).toBeVisible()
  })
})
