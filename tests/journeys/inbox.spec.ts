import { randomBytes, randomUUID } from 'node:crypto'

import { asUser, leadsOf, newColleague, openAdmin, signIn } from './support/admin'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test('a colleague changes several leads at once, moves one on the board, saves a view, searches and goes away', async ({
  page,
  request,
}) => {
  const colleague = await newColleague(request, 'sales')
  const headers = await asUser(request, colleague)
  const mark = randomBytes(4).toString('hex')
  const [ada, ben] = [`Ada ${mark}`, `Ben ${mark}`]
  const emailOf = (name: string) => `${name.replace(' ', '.').toLowerCase()}@example.com`
  const statuses = async () =>
    (await Promise.all([ada, ben].map((name) => leadsOf(request, { email: emailOf(name) }))))
      .flat()
      .map(({ status }) => status)
  const me = ((await (await request.get('/api/users/me', { headers })).json()) as { user: { id: number } }).user.id
  for (const [name, source] of [
    [ada, 'visit'],
    [ben, 'telephone'],
  ] as const) {
    const entered = await request.post('/api/leads/enter', {
      headers,
      data: { key: randomUUID(), name, email: emailOf(name), source },
    })
    const { id } = (await entered.json()) as { id: number }
    expect((await request.patch(`/api/leads/${id}`, { headers, data: { assignee: me } })).status()).toBe(200)
  }
  await signIn(page, colleague)
  await openAdmin(page, '/admin/inbox?view=mine')

  await test.step('both are changed with one choice, which is undone', async () => {
    for (const name of [ada, ben]) await page.getByRole('checkbox', { name: `Tick ${name}` }).check()
    const ticked = page.getByRole('group', { name: 'Ticked leads' })
    await expect(ticked).toContainText('2 leads ticked')
    await ticked.getByLabel('Set the status').selectOption('Waiting for the customer')
    await expect.poll(statuses).toEqual(['waiting', 'waiting'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(statuses).toEqual(['new', 'new'])
  })

  await test.step('one is moved on the board by keyboard', async () => {
    await page.getByRole('button', { name: 'As a board' }).click()
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) })
    await column('New').getByRole('link', { name: ada }).press('Alt+ArrowRight')
    await expect(column('Contacted').getByRole('link', { name: ada })).toBeVisible()
    await expect.poll(statuses).toEqual(['contacted', 'new'])
    await expectAccessible(page, '.pb-inbox')
    await page.getByRole('button', { name: 'As a list' }).click()
  })

  await test.step('a view of visits alone is saved', async () => {
    await page.getByRole('button', { name: 'Save as a view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as a view' })
    await dialog.getByLabel('Name').fill('Visits')
    await dialog.getByRole('checkbox', { name: 'Visit', exact: true }).check()
    await expectAccessible(page, '.pb-dialog')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const list = page.getByRole('list', { name: 'Visits' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list).toContainText(ada)
  })

  await test.step('the search of the admin finds a page and a lead', async () => {
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Search everything' })
    await search.getByRole('textbox').fill('technical specification')
    await expect(search.getByRole('link', { name: /^Page: Full technical specification/ })).toBeVisible()
    await search.getByRole('textbox').fill(ben)
    await expect(search.getByRole('link', { name: `Lead: ${ben}` })).toBeVisible()
    await search.getByRole('textbox').press('Enter')
    await expect(page.getByRole('article').getByRole('heading', { name: ben })).toBeVisible()
  })

  await test.step('a colleague who goes away is told what that means', async () => {
    await page.getByRole('button', { name: /^Notices/ }).click()
    const notices = page.getByRole('dialog', { name: 'Notices' })
    await notices.getByRole('button', { name: 'I am away' }).click()
    await expect(notices).toContainText('nothing is given to you')
    await expectAccessible(page, '.pb-dialog')
    await notices.getByRole('button', { name: 'I am back' }).click()
    await expect(notices).not.toContainText('nothing is given to you')
  })
})
