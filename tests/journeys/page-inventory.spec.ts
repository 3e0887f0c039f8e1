import { newColleague, openAdmin, signIn } from './support/admin'
import { expectNoViolations } from './support/axe'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'

const VIEWS = ['/admin/pages', '/admin/pages?broken=on&sort=-words', '/admin/pages?view=tree', '/admin/simple']

/** Excludes Payload’s own page frame, which we cannot fix. */
const OWN_VIEW = '.pb-view'

test('an anonymous visitor cannot open the page inventory or bypass the sign-in', async ({ page, request }) => {
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

test('the views are accessible, even on a phone, and link to where each task is done', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'editor'))
  for (const path of VIEWS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const size of [SIZES.desktop, SIZES.phone]) {
      await page.setViewportSize(size)
      await expectNoViolations(page, OWN_VIEW)
    }
  }
  await page.setViewportSize(SIZES.desktop)
  await page.getByRole('link', { name: 'Change the opening hours' }).click()
  await expect(page).toHaveURL(/\/admin\/globals\/opening-hours$/)
})

test('sales see what is public, and cannot change anything', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'sales'))
  await openAdmin(page, '/admin/pages?q=privacy')
  await expect(page.getByRole('row', { name: '/privacy-policy' })).toContainText('Published')
  await expect(page.getByRole('button', { name: /Check/ })).toHaveCount(0)
  await openAdmin(page, '/admin/simple')
  await expect(page.getByRole('link', { name: 'Answer new leads' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write a new page' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be searched, sorted and checked, and shows the results', async ({ page, request }) => {
    await signIn(page, await newColleague(request, 'editor'))
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
