import { playCrm } from './support/inspector'
import { call, expectManualDial, openSparky, watchDialling } from './support/sparky'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'

test.afterEach(() => playCrm('accepting'))

test('a call-back rejected by the CRM asks to dial by hand, and says that we have the number', async ({ page }) => {
  await playCrm('failing')
  const panel = await openSparky(page)
  const dialled = watchDialling(page)
  await panel.getByLabel('Phone number').fill(newVisitor().phone)
  await call(page, panel, 'Get Sparky Callback')
  await page.clock.runFor(1_000)
  await expectManualDial(panel)
  await expect(panel.getByText(/^We have your number too\. Your reference is PB-[\w-]+\.$/)).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(panel.getByRole('button', { name: 'Get Sparky Callback' })).toBeVisible()
  await expect(panel.getByText(/^We have your number, reference PB-[\w-]+\.$/)).toBeVisible()
  expect(dialled).toEqual([])
})
