import { newColleague, openAdmin, signIn } from './support/admin'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/test'

test('staff see each reading of a claim, its status and where visitors see it', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'editor'))
  await openAdmin(page, '/admin/claims')
  const warranty = page
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('link', { name: 'warranty.years', exact: true }) })
  await expect(warranty.getByRole('row')).toHaveCount(2)
  await expect(warranty.getByRole('row').nth(0)).toContainText('10-year warranty')
  await expect(
    warranty.getByRole('row').nth(0).getByRole('link', { name: '/installation-engineering', exact: true }),
  ).toHaveAttribute('href', '/installation-engineering')
  await expect(warranty.getByRole('row').nth(1)).toContainText('25-year warranty')
  await expect(warranty.getByRole('row').nth(1)).toContainText('Every page: Footer')
  await expectNoViolations(page, '.pb-view')
  await page.getByRole('link', { name: 'Change this' }).click()
  await expect(
    page.getByRole('radio', { name: 'Every reading in its place, with a note on what is doubtful' }),
  ).toBeChecked()
})
