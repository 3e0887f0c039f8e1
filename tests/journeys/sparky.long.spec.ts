import { call, ENDPOINT, expectManualDial, NUMBER, openSparky, watchDialling } from './support/sparky'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'

test.describe('in a low window', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('the panel fits, and scrolls to its end', async ({ page }) => {
    const panel = await openSparky(page)
    await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    const call = panel.getByRole('button', { name: 'Get Sparky Callback' })
    await call.scrollIntoViewIfNeeded()
    await expect(call).toBeInViewport({ ratio: 1 })
  })
})

test('a booked call-back keeps its reference and is not booked again, also after the panel was closed', async ({
  page,
}) => {
  const panel = await openSparky(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact-sparky'))
      keys.push(request.headers()['idempotency-key'])
  })
  await panel.getByLabel('Phone number').fill(newVisitor().phone)
  const sent = async () => {
    await call(page, panel, 'Get Sparky Callback')
    await page.clock.runFor(1_000)
    await expect(panel.getByRole('status')).toContainText('Call Request Sent!')
    await page.clock.runFor(5_000)
  }
  await sent()
  const booked = panel.getByText(/^Call-back booked, reference PB-[\w-]+\.$/)
  const words = await booked.innerText()

  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Sparky, our phone assistant' }).click()
  await expect(booked).toHaveText(words)
  await sent()
  await expect(booked).toHaveText(words)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('pressing again cancels the call', async ({ page }) => {
  await page.addInitScript(() => (AbortSignal.timeout = () => new AbortController().signal)) // the clock does not stop it
  const panel = await openSparky(page)
  const dialled = watchDialling(page)
  await page.route(ENDPOINT, () => {}) // never responds
  const { phone } = newVisitor()
  await panel.getByLabel('Phone number').fill(phone)
  const request = page.waitForRequest(ENDPOINT)
  await panel.getByRole('button', { name: 'Get Sparky Callback' }).click()
  const cancelled = page.waitForEvent('requestfailed')
  await request
  await panel.getByRole('button', { name: 'Calling Sparky...' }).click()
  await cancelled
  await expect(panel.getByRole('button', { name: 'Get Sparky Callback' })).toBeVisible()
  await expect(panel.getByLabel('Phone number')).toHaveValue(phone)
  await page.clock.runFor(10_000)
  await expect(panel.getByRole('status')).toHaveText(
    'Advice, quotes and bookings by phone. Leave your number and Sparky will call you back.',
  )
  expect(dialled).toEqual([])
})

test('an invalid number is not sent', async ({ page }) => {
  const panel = await openSparky(page)
  for (const typed of ['', '0909 123 4567', '+353 1 234 5678']) {
    await panel.getByLabel('Phone number').fill(typed)
    await panel.getByRole('button', { name: 'Get Sparky Callback' }).click()
    await expect(panel.getByLabel('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number')
    await expect(panel.getByLabel('Phone number')).toBeFocused()
  }
})

test('Escape and Close shut the panel and restore the focus', async ({ page }) => {
  const panel = await openSparky(page)
  const button = page.getByRole('button', { name: 'Sparky, our phone assistant' })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('on a mobile', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' })

  test('without a number, the dialler still opens', async ({ page }) => {
    const panel = await openSparky(page)
    const dialled = watchDialling(page)
    await call(page, panel, 'Call Sparky Now')
    await page.clock.runFor(1_000)
    await expectManualDial(panel)
    await expect.poll(() => dialled).toEqual([NUMBER])
  })
})
