import { ADMIN } from './setup/urls'
import { asUser, openAdmin, signIn } from './support/admin'
import { expectNoViolations } from './support/axe'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'

test('an admin tests a service and sends a trial enquiry, whose receipts come from the worker', async ({
  page,
  request,
}) => {
  await signIn(page, ADMIN)
  await openAdmin(page, '/admin/start')
  const storage = page.getByRole('row', { name: 'File storage' })
  await storage.getByRole('button', { name: 'Test: File storage' }).click()
  await expect(storage).toContainText('A file was written, read and deleted.')
  await expect(page.getByRole('row', { name: 'Analytics' })).toContainText('Not set up')

  await page.getByRole('button', { name: 'Send a trial enquiry' }).click()
  await expect(page.getByText(/is stored\. Reload the page/)).toBeVisible()
  const receipts = page.getByRole('table').filter({ hasText: 'Clock started' })
  await expect(async () => {
    await page.reload()
    await expect(receipts.getByRole('cell', { name: 'Done', exact: true })).toHaveCount(5, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size)
    await expectNoViolations(page, '.pb-view')
  }
  const removed = await request.post('/api/inbox/samples', {
    headers: await asUser(request, ADMIN),
    data: { act: 'remove' },
  })
  expect(removed.status()).toBe(200)
})
