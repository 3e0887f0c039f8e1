import { eventually } from './support/eventually'
import { received } from './support/inspector'
import { call, ENDPOINT, expectManualDial, NUMBER, openSparky, watchDialling } from './support/sparky'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'

// More is in sparky.long.spec.ts, and in sparky-call.test.ts.

test('a call-back is booked: a second of connecting, the confirmation, and idle again after six', async ({ page }) => {
  const visitor = newVisitor()
  const panel = await openSparky(page)
  const dialled = watchDialling(page)
  await panel.getByLabel('Phone number').fill(visitor.phone)
  await call(page, panel, 'Get Sparky Callback')
  await expect(panel.getByRole('button', { name: 'Calling Sparky...' })).toBeVisible()
  await page.clock.runFor(999)
  await expect(panel.getByRole('status')).toHaveText('Connecting your call...')
  await page.clock.runFor(1)
  await expect(panel.getByRole('status')).toContainText('Call Request Sent!')
  const phone = visitor.phone.replace(/^0(\d+) /, '+44$1')
  await eventually(async () => (await received()).contacts.find((contact) => contact.phone === phone))

  await page.clock.runFor(4_999)
  await expect(panel.getByRole('status')).toContainText('Call Request Sent!')
  await page.clock.runFor(1)
  await expect(panel.getByRole('button', { name: 'Get Sparky Callback' })).toBeVisible()
  expect(dialled).toEqual([])
})

test('a failed request asks to dial by hand and dials after a second', async ({ page }) => {
  const panel = await openSparky(page)
  const dialled = watchDialling(page)
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 503, json: { message: 'Try later', errors: [] } }))
  await panel.getByLabel('Phone number').fill(newVisitor().phone)
  await call(page, panel, 'Get Sparky Callback')
  await expectManualDial(panel)
  await page.clock.runFor(999)
  expect(dialled).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => dialled).toEqual([NUMBER])
})

test.describe('on a mobile', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' })

  test('with a number, the call-back is booked and the dialler opens after a second', async ({ page }) => {
    const panel = await openSparky(page)
    const dialled = watchDialling(page)
    await panel.getByLabel('Phone number').fill(newVisitor().phone)
    await call(page, panel, 'Call Sparky Now')
    await page.clock.runFor(999)
    expect(dialled).toEqual([])
    await page.clock.runFor(1)
    await expect(panel.getByRole('status')).toHaveText('Call Request Sent!Your phone is dialling Sparky.')
    await expect.poll(() => dialled).toEqual([NUMBER])
  })
})
