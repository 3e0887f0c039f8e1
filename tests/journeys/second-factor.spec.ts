import { newColleague, openAdmin, signIn } from './support/admin'
import { expect, test } from './support/test'

test('a colleague adds a passkey, and signs in with it or with a recovery code', async ({ page, request }) => {
  const colleague = await newColleague(request, 'sales')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })

  await signIn(page, colleague)
  await openAdmin(page, '/admin/account')
  await page.getByRole('button', { name: 'Add a passkey…' }).click()
  await page.getByLabel('Your current password').fill(colleague.password)
  await page.getByRole('button', { name: 'Add a passkey', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('You sign in with your password and 1 passkey.')).toBeVisible()

  const askForMore = async () => {
    await page.context().clearCookies({ name: 'payload-token' })
    await openAdmin(page, '/admin/login')
    await page.getByLabel('Username').fill(colleague.username)
    await page.getByLabel('Password').fill(colleague.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Please confirm that it is you.')).toBeVisible()
    await page.goto('/admin/account')
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.getByLabel('Username').fill(colleague.username)
    await page.getByLabel('Password').fill(colleague.password)
    await page.getByRole('button', { name: 'Login' }).click()
  }
  await askForMore()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/admin\/account$/)

  await askForMore()
  await page.getByLabel('Code of your app, or a recovery code').fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/admin\/account$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'this device' })).toBeVisible()

  const refused = await request.post('/api/users/login', {
    data: { username: colleague.username, password: colleague.password },
  })
  expect([refused.status(), refused.headersArray().filter(({ value }) => value.startsWith('payload-token'))]).toEqual([
    401,
    [],
  ])
})
