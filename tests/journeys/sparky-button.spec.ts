import { expectAsideWhileScrolled, isShown, sparkyButton } from './support/sparky-button'
import { expect, test } from './support/test'
import { arrive, scrollTo } from './support/visits'

// More pages and widths are in sparky-button.long.spec.ts.
test.use({ viewport: { width: 390, height: 800 } })

test('it steps aside while a page is scrolled down, and covers no control', async ({ page }) => {
  await expectAsideWhileScrolled(page, '/')
})

test('it can be reached with the keyboard while it is aside', async ({ page }) => {
  await arrive(page, '/about')
  await scrollTo(page, 30)
  await expect.poll(() => isShown(page)).toBe(false)
  await page.keyboard.press('Tab')
  await sparkyButton(page).focus()
  expect(await isShown(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Sparky', exact: true })).toBeVisible()
})
