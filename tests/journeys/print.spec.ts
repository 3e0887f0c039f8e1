import { expect, test } from './support/test'

test('on paper the margin has our name and page numbers, and the header and footer are left out', async ({ page }) => {
  await page.goto('/privacy-policy')
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.cssText)
      .join(' '),
  )
  expect(margins).toContain('@bottom-left { content: "Powerboard"')
  expect(margins).toContain('@bottom-right { content: "Page " counter(page) " of " counter(pages)')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
