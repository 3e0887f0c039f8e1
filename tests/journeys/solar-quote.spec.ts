import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('a roof is calculated without a script, bad input gets a message, and figures go with a quote request', async ({
  page,
}) => {
  await page.goto('/solar-quote')
  const form = page.locator('#solar-quote')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/of the winter’s heating$/)

  await form.getByLabel('Postcode').fill('BA1 1AA')
  await form.getByLabel('Power, kWp').fill('0')
  await form.getByRole('button', { name: 'Work it out' }).click()
  await expect(form.getByLabel('Power, kWp')).toHaveAccessibleDescription(/between 0\.1 and 100\skWp/)

  await form.getByLabel('Power, kWp').fill('6.5')
  await form.getByLabel('Battery, kWh').fill('5')
  await form.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/postcode=BA&/)
  await expect(page.getByText(/A roof of 6\.5\s?kWp facing South/i)).toBeVisible()
  await expect(page.getByText(/region “Severn”/)).toBeVisible()
  await page.getByText('The same figures as a table').click()
  await expect(page.getByRole('row', { name: /^December/ })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).click()
  await expect(page).toHaveURL(/\/quote-request\?source=solar-quote&calculation=/)
})
