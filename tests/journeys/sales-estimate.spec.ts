import { expect, test } from './support/test'
import { watchRequests } from './support/visits'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // no video is loaded

test('the result follows the input, and nothing is sent', async ({ page }) => {
  await page.goto('/sales')
  const sent = watchRequests(page)
  const form = page.locator('#estimate')
  const result = page.locator('#cost-calculator')
  await expect(result).toContainText('£678')
  await expect(result).toContainText('The same')

  await form.getByLabel('Floor area to heat').fill('20')
  await form.getByText('Before 1975').click()
  await form.getByLabel('What you heat with now').selectOption('Gas boiler')
  await form.getByLabel('Hours a day').fill('5')
  // 20 m² × 35 W ÷ 225 W is 3.1: four panels, 900 W, 23.7p an hour, 5 h on 212 days.
  await expect(result.getByRole('status')).toHaveText('4 panels, at most £251 a year.')
  await expect(result).toContainText('20 m² × 35 W ÷ 225 W = 3.1, rounded up')
  await expect(result).toContainText(/£\d+ more/)
  await form.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/\/sales$/)
  expect(sent).toEqual([])

  await form.getByLabel('Floor area to heat').fill('2000')
  await expect(result.getByRole('status')).toHaveText('Please enter a floor area between 5 and 1,000 square metres.')
})

test('invalid input is shown at its question', async ({ page }) => {
  await page.goto('/sales/estimate?area=2000&built=1975-1999&heating=gas-boiler&hours=0')
  const form = page.locator('#estimate')
  await expect(form.getByLabel('Floor area to heat')).toHaveAccessibleDescription(
    'Please enter a floor area between 5 and 1,000 square metres',
  )
  await expect(form.getByLabel('Hours a day')).toHaveAccessibleDescription('Please enter between 1 and 24 hours')
  await expect(form.getByLabel('Floor area to heat')).toHaveValue('2000')
  await expect(form.getByLabel('1975 to 1999')).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form requests a page with the result', async ({ page }) => {
    await page.goto('/sales')
    const form = page.locator('#estimate')
    await form.getByLabel('Floor area to heat').fill('20')
    await form.getByText('Before 1975').click()
    await form.getByLabel('Hours a day').fill('5')
    await form.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL('/sales/estimate?area=20&built=before-1975&heating=electric-heaters&hours=5')
    await expect(page.getByText('£251').first()).toBeVisible()
    await expect(form.getByLabel('Floor area to heat')).toHaveValue('20')
  })
})
