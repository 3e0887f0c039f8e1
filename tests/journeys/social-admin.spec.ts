import { newColleague, openAdmin, signIn } from './support/admin'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/test'

test('an editor writes drafts from a blog post and sees the calendar and the analytics', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'editor'))
  await openAdmin(page, '/admin/social')
  await page.getByRole('combobox', { name: 'Blog post' }).selectOption({ index: 0 })
  for (const platform of ['Facebook', 'Instagram', 'Google Business Profile']) {
    await page.getByRole('checkbox', { name: platform }).uncheck()
  }
  await page.getByRole('button', { name: 'Write drafts' }).click()
  await expect(page.locator('.pb-view').getByRole('status')).toContainText(/were written|No draft was written/)
  const drafts = page.getByRole('region', { name: 'Without a time' })
  await expect(drafts.getByRole('link', { name: 'LinkedIn' }).first()).toBeVisible()
  await expect(drafts).toContainText('utm_source=linkedin')
  await page.getByRole('link', { name: 'Month', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Month', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectNoViolations(page, '.pb-view')

  await openAdmin(page, '/admin/blog-analytics')
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page.getByRole('region', { name: 'By day', exact: true }).getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('heading', { name: 'What these numbers do not include' })).toBeVisible()
  await expectNoViolations(page, '.pb-view')
})

test('sales see neither', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'sales'))
  for (const [path, text] of [
    ['/admin/social', 'Only editors and admins can see social posts.'],
    ['/admin/blog-analytics', 'Only editors and admins can see blog analytics.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Social posts' })).toHaveCount(0)
})
