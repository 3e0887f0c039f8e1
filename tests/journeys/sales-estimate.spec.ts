import { expect, test } from './support/test'
import { watchRequests } from './support/visits'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // no video is loaded

test('the result follows the input as in the quick calculator, and nothing typed is sent', async ({ page }) => {
  await page.goto('/sales')
  const sent = watchRequests(page)
  const form = page.locator('#estimate')
  const result = page.locator('#cost-calculator')
  await expect(result).toContainText('11 panels')
  await expect(result).toContainText('Good replacement')

  await form.getByLabel('Type of home').selectOption('Semi-detached or end of terrace')
  await form.getByLabel('Floor area').fill('93')
  await form.getByLabel('Built').selectOption('1900 to 1929')
  await form.getByLabel('Heating now').selectOption('Gas boiler')
  await expect(result).toContainText(/Panels can give [\d,]+ of [\d,]+\sW here\./)
  const status = (await result.getByRole('status').textContent()) ?? ''
  await form.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/\/sales$/)
  expect(sent.map((url) => url.replace(/^https?:\/\/[^/]+/, ''))).toEqual(['/api/estimate-basis'])

  await form.getByLabel('Floor area').fill('2000')
  await expect(result.getByRole('status')).toHaveText('Please enter a floor area between 5 and 1,000 square metres.')

  await form.getByLabel('Floor area').fill('93')
  await result.getByRole('link', { name: 'The same home with your postcode and insulation' }).click()
  await expect(page).toHaveURL(/\/calculator\/quick\?.*type=semi&area=93&built=1900-1929/)
  const [panels = '', cost = ''] = status.split(/, | a year/)
  await expect(page.locator('main')).toContainText(panels)
  await expect(page.locator('main')).toContainText(cost)
})

test('invalid input is shown at its question', async ({ page }) => {
  await page.goto('/sales/estimate?area=2000&built=1975-1999&heating=gas-old&type=semi&occupancy=all-day')
  const form = page.locator('#estimate')
  await expect(form.getByLabel('Floor area')).toHaveAccessibleDescription(
    'Please enter a floor area between 5 and 1,000 square metres',
  )
  await expect(form.getByLabel('Floor area')).toHaveValue('2000')
  await expect(form.getByLabel('Built')).toHaveAccessibleDescription(/./)
  await expect(form.getByLabel('Heating now')).toHaveValue('gas-old')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form requests a page with the result', async ({ page }) => {
    await page.goto('/sales')
    const form = page.locator('#estimate')
    await form.getByLabel('Floor area').fill('20')
    await form.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(
      '/sales/estimate?type=flat-middle&area=20&built=1991-1995&heating=panel-heaters&occupancy=mornings-and-evenings',
    )
    await expect(page.getByText('5 panels').first()).toBeVisible()
    await expect(form.getByLabel('Floor area')).toHaveValue('20')
  })
})
