import { expect, test } from './support/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`find an installer, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled })

    test('a postcode lists the nearest firms first, and only its first half is in the URL', async ({ page }) => {
      await page.goto('/installers')
      const search = page.getByRole('search', { name: 'Installers by postcode' })
      await search.getByRole('textbox', { name: /^Postcode/ }).fill('sn10 1aa')
      await search.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/installers\/near\?postcode=SN10$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installers near SN10.')
      const firms = page.getByRole('region', { name: /entries near SN10/ }).getByRole('listitem')
      await expect(firms.first()).toContainText('within about 3 miles')
      await expect(firms.first()).toContainText('Sample entry')
      await expect(firms.nth(1)).toContainText(/about \d+ miles/)
      await expect(firms.first().getByRole('link')).toHaveAttribute('href', /^\/quote-request\?source=installer-/)
    })

    test('an invalid postcode gets an error on the field, and stays there', async ({ page }) => {
      await page.goto('/installers/near?postcode=nowhere')
      const field = page.getByRole('textbox', { name: /^Postcode/ })
      await expect(field).toHaveValue('nowhere')
      await expect(field).toHaveAccessibleDescription(/Please enter a valid postcode$/)
    })
  })
}

test('where nobody is listed, the page says so and offers a contact', async ({ page }) => {
  await page.goto('/installers?postcode=ZE1+0AA')
  await expect(page.getByRole('heading', { name: 'There are no installers listed near ZE1.' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Ask us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(page.locator('main').getByRole('link', { name: /^01632/ })).toBeVisible()
})

test('results are not cached or indexed', async ({ request }) => {
  const response = await request.get('/installers/near?postcode=SN10')
  expect(response.headers()['cache-control']).toMatch(/no-store|private/)
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
})
