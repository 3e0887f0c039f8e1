import { ADMIN } from './setup/urls'
import { asUser, newColleague, signIn } from './support/admin'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/test'
import { hydrated } from './support/visits'

const SLUG = 'powerboard-s-225w'

test('an editor finds the supplier sync by its URL, sees what a file would do, applies and undoes it', async ({
  page,
  request,
}) => {
  const headers = await asUser(request, ADMIN)
  const found = await request.get(`/api/products?where[slug][equals]=${SLUG}&depth=0`, { headers })
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  const product = `/api/products/${docs[0]?.id}`
  const stock = async () =>
    ((await (await request.get(product, { headers })).json()) as { stockLevel: number }).stockLevel
  await request.patch(product, { headers, data: { supplierCode: 'PB-225' } })

  await page.goto('/waxman-sync')
  await expect(page).toHaveURL(/\/admin\/login/)
  await signIn(page, await newColleague(request, 'editor'))
  await page.goto('/waxman-sync')
  await expect(page.getByRole('heading', { level: 1, name: 'Supplier sync' })).toBeVisible()
  await expectNoViolations(page, 'main')
  const file = (text: string) => ({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const chosen = page.getByLabel(/^A CSV file/)
  await hydrated(chosen)
  await chosen.setInputFiles(file('code,stock\nPB-225,40\nOLD-1,3\n'))
  await expect(page).toHaveURL(/\/admin\/collections\/supplier-files\/\d+$/)
  const row = page.getByRole('row', { name: /Powerboard S 225W Not counted to \d+/ })
  await expect(row).toBeVisible()
  const planned = Number(/to (\d+)/.exec(await row.innerText())?.[1]) // 40, less what open orders have reserved
  await expect(page.getByText('OLD-1')).toBeVisible()
  await page.getByRole('button', { name: 'Apply these changes' }).click()
  await expect(page.getByText('Stock and prices have been updated.')).toBeVisible()
  expect(await stock()).toBe(planned)
  await page.getByRole('button', { name: 'Undo these changes' }).click()
  await expect(page.getByText('Stock and prices have been restored.')).toBeVisible()
  expect(await stock()).toBeNull()
  await request.patch(product, { headers, data: { supplierCode: null } })
})
