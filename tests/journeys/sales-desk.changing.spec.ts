import { ADMIN } from './setup/urls'
import { asUser, leadsOf, newColleague, openAdmin, signIn } from './support/admin'
import { publish, save } from './support/staff'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'

// Through the checks in `test`, each of these also proves that the admin works under its content security policy.

test.beforeEach(({ page }) => signIn(page, ADMIN))

test('the dashboard shows what is waiting, and links to a lead', async ({ page, request }) => {
  const { firstName, lastName, email, words } = newVisitor()
  expect((await request.post('/api/contact', { data: { firstName, lastName, email, details: words } })).status()).toBe(
    201,
  )
  await openAdmin(page, '/admin')
  const summary = page.getByRole('region', { name: 'Sales at a glance' })
  for (const figure of [
    'new leads',
    'overdue',
    'held back as spam',
    'deliveries parked',
    'deliveries not configured',
  ]) {
    await expect(summary.getByRole('link', { name: new RegExp(`^\\d+ ${figure}$`) })).toBeVisible()
  }
  const tasks = page.getByRole('region', { name: 'What to do' })
  await expect(tasks.getByRole('link', { name: 'Answer new leads' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show all Leads' })).toHaveCount(0) // Payload's cards
  await summary.getByRole('link', { name: 'new leads' }).click()
  await page
    .locator('tbody tr')
    .first()
    .getByRole('link', { name: `${firstName} ${lastName}` })
    .click()
  await expect(page.locator('.pb-answers')).toContainText(words)
})

test('sales staff start in the inbox, and deal with a lead in four actions without the mouse', async ({
  page,
  request,
}) => {
  await page.context().clearCookies()
  const colleague = await newColleague(request, 'sales')
  await signIn(page, colleague)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/inbox$/)
  // Newest first, so that leads of other tests do not fill the first page.
  const saved = await request.post('/api/lead-views', {
    headers: await asUser(request, colleague),
    data: { name: 'Newest due', settings: { view: 'due', sort: 'newest', columns: ['source'] } },
  })
  expect(saved.status()).toBe(201)
  await openAdmin(page, '/admin/inbox')
  await page.getByRole('link', { name: /^Newest due/ }).click()
  const { firstName, lastName, email, words } = newVisitor()
  const name = `${firstName} ${lastName}`
  expect((await request.post('/api/contact', { data: { firstName, lastName, email, details: words } })).status()).toBe(
    201,
  )
  const list = page.getByRole('list', { name: 'Newest due' })
  const [mark = ''] = /(?<=<b>)\w+/.exec(words) ?? [] // other visitors write the same words
  const row = list.getByRole('listitem').filter({ hasText: mark })
  await expect(row).toBeVisible() // without a reload
  await expect(page).toHaveTitle(/^(?:\(!\) )?\(\d+\) Inbox/)

  let actions = 0
  const press = async (key: string) => {
    actions += 1
    await page.keyboard.press(key)
  }
  await row.getByRole('link').first().click()
  actions += 1
  const record = page.getByRole('article')
  await expect(record.getByRole('heading', { name })).toBeVisible()
  await press('a')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('n') // the note, and what came of the call, are one action
  await page.keyboard.type('Wants a survey; jk are letters here.')
  await record.getByRole('button', { name: 'Spoke to them' }).click()
  actions += 1
  await expect(record.getByRole('list', { name: 'Timeline' })).toContainText('Wants a survey; jk are letters here.')
  await expect(row).toBeHidden()
  await page.getByRole('heading', { name: 'Newest due' }).click() // out of the field
  await press('j')
  expect(actions).toBeLessThanOrEqual(4)
  const [lead] = await leadsOf(request, { email })
  expect(lead).toMatchObject({ status: 'contacted', assignee: expect.any(Number) })
  expect(page.url()).not.toContain('Zephyrine')

  await openAdmin(page, `/admin/inbox?lead=${lead?.id}`)
  await record.getByRole('button', { name: 'No answer' }).click()
  await record.getByRole('button', { name: /^Ring again by / }).click()
  await expect(record.getByRole('button', { name: 'Done' })).toBeVisible()
  await page.getByRole('heading', { name }).click() // out of the button, for the key
  await page.keyboard.press('e')
  const written = page.getByRole('form', { name: 'Email' })
  await written.getByLabel('Text').fill('Our panels save up to 50% on heating.')
  await expect(written.getByRole('status')).toContainText('This claim has no source')
  await written.getByLabel('Text').fill('Tuesday at ten suits us.')
  await written.getByRole('button', { name: 'Send the email' }).click()
  await expect(written).toBeHidden()
  await expect(record.getByRole('list', { name: 'Timeline' })).toContainText('Tuesday at ten suits us.')
})

// editor.changing.spec.ts also writes and publishes one.
test('a page is written and published', { tag: '@long' }, async ({ page, request }) => {
  const mark = Date.now()
  const [url, title] = [`/journey-${mark}`, `A written page ${mark}`]
  await openAdmin(page, '/admin/collections/pages/create')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Address').fill(url)
  await page.getByRole('button', { name: 'Add Part' }).click()
  await page.getByRole('button', { name: 'Chapter' }).click()
  await page.locator('#field-blocks__0__heading').fill('Why it is warm')
  const editor = page.locator('[data-lexical-editor]').first()
  await editor.click()
  await page.keyboard.type('Warm from above.')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  await page.getByRole('button', { name: 'Search and sharing' }).click()
  await page.getByLabel('Description').fill(`A page about warmth, written to be taken away again: ${mark}.`)
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/\d+/) // saved as a draft automatically
  await publish(page)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.reload()
  await expect(editor.locator('strong')).toHaveText('Warm from above.')

  const { docs } = await (await request.get('/api/pages', { params: { 'where[url][equals]': url } })).json()
  expect(docs).toMatchObject([{ title, _status: 'published' }])
  expect((await request.delete(`/api/pages/${docs[0].id}`, { headers: await asUser(request, ADMIN) })).status()).toBe(
    200,
  )
})

const ONE_WHITE_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

test('a picture is uploaded and seen', async ({ page, request }) => {
  await openAdmin(page, '/admin/collections/media/create')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: ONE_WHITE_DOT })
  await page.getByLabel('What it shows').fill('A white dot')
  await save(page)
  await expect(page).toHaveURL(/\/admin\/collections\/media\/\d+/)
  const picture = page.locator('.file-details img, .file-field img').first()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const id = page.url().split('/').at(-1)
  expect((await request.delete(`/api/media/${id}`, { headers: await asUser(request, ADMIN) })).status()).toBe(200)
})
