import { expect, test } from './support/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('figures have notes, only one of which is open at a time', async ({ page }) => {
      await page.goto('/')
      await test.step('a figure opens its evidence, and Escape closes it again', async () => {
        const note = page.getByRole('note').filter({ hasText: '£289 per panel, inc. VAT, plus £150 delivery' })
        await expect(note).toBeHidden()
        await page.getByRole('button', { name: 'About this price' }).click()
        await expect(note).toBeVisible()
        await expect(note).toContainText('have been published for the same panel')
        await expect(note).toContainText('Other figures published')
        await page.keyboard.press('Escape')
        await expect(note).toBeHidden()
      })
      await test.step('the evidence for another figure replaces it', async () => {
        await page.getByRole('button', { name: 'About this price' }).click()
        await page
          .getByRole('listitem')
          .filter({ hasText: 'customer rating' })
          .getByRole('button', { name: 'Evidence' })
          .click()
        await expect(page.getByRole('note').filter({ hasText: '4.9/5 customer rating' })).toBeVisible()
        await expect(page.getByRole('note').filter({ hasText: '£289 per panel' })).toBeHidden()
      })
    })
  })
}

test('in print the qualifier appears beside the figure', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('(£179 and £185 have been published for the same panel.', { exact: false })).toBeVisible()
})
