import { asUser, newColleague, openAdmin, signIn } from './support/admin'
import { expect, test } from './support/test'

test('an anonymous visitor is redirected to the sign-in from every admin page', async ({ page }) => {
  for (const path of [
    '/admin',
    '/admin/collections/leads',
    '/admin/collections/leads/1',
    '/admin/globals/site-settings',
    '/admin/account',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByLabel('Password')).toBeVisible()
  }
})

test('an editor sees no leads: neither in the menu, nor by URL, nor through the API', async ({ page, request }) => {
  const editor = await newColleague(request, 'editor')
  await openAdmin(page, '/admin/login')
  await page.getByLabel('Username').fill(editor.username)
  await page.getByLabel('Password').fill(editor.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('button', { name: 'Open Menu' }).click()
  const menu = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'What to do' }) })
  await expect(menu.getByRole('link', { name: 'Pages', exact: true })).toBeVisible()
  expect(await menu.locator('.nav__link').count()).toBeLessThanOrEqual(12)
  const hidden = /^(Leads|Deliveries|Call requests|Contact enquiries|Survey answers|Colleagues|Records)$/
  await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0)
  for (const path of ['records', 'start']) {
    await openAdmin(page, `/admin/${path}`)
    await expect(page).toHaveURL(/\/admin$/)
  }
  await openAdmin(page, '/admin/lists')
  const lists = page.getByRole('main')
  await expect(lists.getByRole('link', { name: hidden })).toHaveCount(0)
  await lists.getByRole('link', { name: 'Blog categories' }).click()
  await expect(page.getByRole('heading', { name: 'Blog categories' })).toBeVisible()
  for (const slug of ['leads', 'deliveries', 'users/create']) {
    await openAdmin(page, `/admin/collections/${slug}`)
    await expect(page.getByText(/^(Nothing found|Unauthorized)/)).toBeVisible()
  }
  const headers = await asUser(request, editor)
  for (const slug of ['leads', 'deliveries', 'contact-inquiries', 'survey-leads', 'call-requests']) {
    expect((await request.get(`/api/${slug}`, { headers })).status(), slug).toBe(403)
  }
})

test('sales work on leads but cannot change pages, settings or staff accounts', async ({ page, request }) => {
  const sales = await newColleague(request, 'sales')
  await signIn(page, sales)
  await openAdmin(page, '/admin/collections/pages')
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create New' })).toHaveCount(0)
  for (const path of ['globals/site-settings', 'collections/users']) {
    await openAdmin(page, `/admin/${path}`)
    await expect(page.getByText(/^(Nothing found|Unauthorized)/)).toBeVisible()
  }
  const headers = await asUser(request, sales)
  const attempts = {
    '/api/pages': { title: 'A page', url: '/mine' },
    '/api/globals/site-settings': { phone: '01632 960 999' },
    '/api/users': { username: 'mallory', password: 'correct horse battery', name: 'Mallory', role: 'admin' },
  }
  for (const [path, data] of Object.entries(attempts))
    expect((await request.post(path, { headers, data })).status(), path).toBe(403)
})

test('nobody can register a first user, or find out whether there is one', async ({ page, request }) => {
  expect((await request.get('/api/users/init')).status()).toBe(404)
  for (const path of ['/api/users/first-register', '/api/users/forgot-password']) {
    expect(
      (await request.post(path, { data: { username: 'mallory', password: 'correct horse battery' } })).status(),
      path,
    ).toBe(404)
  }
  await openAdmin(page, '/admin/create-first-user')
  await expect(page).toHaveURL(/\/admin\/login/)
})
