import { expect, test } from './support/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a figure opens what stands behind it, and Escape closes it again', async ({ page }) => {
      await page.goto('/')
      const note = page.getByRole('note').filter({ hasText: '£179 per panel, inc. VAT' })
      await expect(note).toBeHidden()
      await page.getByRole('button', { name: 'About this price' }).click()
      await expect(note).toBeVisible()
      await expect(note).toContainText('Three prices are in use')
      await expect(note).toContainText('Contested')
      await page.keyboard.press('Escape')
      await expect(note).toBeHidden()
    })

    test('another figure takes its place', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'About this price' }).click()
      await page
        .getByRole('listitem')
        .filter({ hasText: 'customer rating' })
        .getByRole('button', { name: 'Evidence' })
        .click()
      await expect(page.getByRole('note').filter({ hasText: '4.9/5 customer rating' })).toBeVisible()
      await expect(page.getByRole('note').filter({ hasText: '£179' })).toBeHidden()
    })
  })
}

test('on paper the qualifier stands beside the figure', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('(Three prices are in use', { exact: false })).toBeVisible()
})
