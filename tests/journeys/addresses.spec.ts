import { ADMIN } from './setup/addresses'
import { expectNoFaults } from './support/axe'
import { newColleague, signIn } from './support/desk'
import { expect, test } from './support/test'

const VIEWS = ['/admin/pages', '/admin/pages?broken=on&sort=-words', '/admin/pages?view=tree', '/admin/simple']

/** Payload’s own frame around it is not ours to mend. */
const OWN_PART = '.pb-view'

test('a stranger gets no view of the addresses, and no way round the sign-in', async ({ page, request }) => {
  for (const path of ['/admin/simple', '/admin/pages', '/admin/pages?view=tree', '/admin/bypass']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByLabel('Password')).toBeVisible()
  }
  const bypass = await request.get('/admin/bypass', { maxRedirects: 0 })
  expect([bypass.status(), bypass.headers().location, bypass.headers()['set-cookie']]).toEqual([
    303,
    '/admin/login',
    undefined,
  ])
  expect(await (await request.get('/admin/pages')).text()).not.toContain('Privacy policy')
  expect((await request.get('/api/site-addresses')).status()).toBe(401)
})

test('the views are accessible, on a phone too, and lead to the place where each thing is done', async ({
  page,
  request,
}) => {
  await signIn(page, await newColleague(request, 'editor'))
  for (const path of VIEWS) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoFaults(page, OWN_PART)
    }
  }
  await page.getByRole('link', { name: 'Change the opening hours' }).click()
  await expect(page).toHaveURL(/\/admin\/globals\/opening-hours$/)
})

test('sales see what is public, and nothing to change', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'sales'))
  await page.goto('/admin/pages?q=privacy')
  await expect(page.getByRole('row', { name: '/privacy-policy' })).toContainText('Published')
  await expect(page.getByRole('button', { name: /Check/ })).toHaveCount(0)
  await page.goto('/admin/simple')
  await expect(page.getByRole('link', { name: 'Answer the leads that came in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write a new page' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is searched, sorted and checked, and what was found stands in it', async ({ page }) => {
    const login = await page.request.post('/api/users/login', { data: ADMIN })
    expect(login.status()).toBe(200)
    await page.goto('/admin/pages')
    await page.getByLabel('Title or address').fill('privacy')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/q=privacy/)
    const row = page.getByRole('row', { name: '/privacy-policy' })
    await page.getByRole('link', { name: 'Last checked' }).click()
    await expect(page).toHaveURL(/sort=checked/)
    await page.getByRole('button', { name: 'Check /privacy-policy now' }).click()
    await expect(page).toHaveURL(/\/admin\/pages\?asked=\d+/)
    await expect(async () => {
      await page.goto('/admin/pages?q=privacy')
      await expect(row.getByText('Yes')).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
  })
})
