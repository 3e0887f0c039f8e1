import { type APIRequestContext, expect, type Page, type Response } from '@playwright/test'

import { ADMIN } from '../setup/urls'
import { asUser, type Colleague, openAdmin } from './admin'

type Words = { title: string; url: string; description: string; chapter: string; text: string }

/** Writes a new page with one chapter in the admin's form, leaves it as a draft, and returns its id. */
export async function writePage(staffPage: Page, { title, url, description, chapter, text }: Words): Promise<number> {
  await openAdmin(staffPage, '/admin/collections/pages/create')
  await staffPage.getByLabel('Title').fill(title)
  await staffPage.getByLabel('Address').fill(url)
  await staffPage.getByRole('button', { name: 'Add Part' }).click()
  await staffPage.getByRole('button', { name: 'Chapter' }).click()
  await staffPage.locator('#field-blocks__0__heading').fill(chapter)
  await staffPage.locator('[data-lexical-editor]').first().click()
  await staffPage.keyboard.type(text)
  await staffPage.getByRole('button', { name: 'Search and sharing' }).click()
  await staffPage.getByLabel('Description').fill(description)
  await expect(staffPage).toHaveURL(/\/admin\/collections\/pages\/\d+/)
  return Number(new URL(staffPage.url()).pathname.split('/').at(-1))
}

/** Presses "Publish" on the open page, and waits until it is published. Returns the time of the press. */
export async function publish(staffPage: Page): Promise<number> {
  const { reply, pressedAt } = await submit(staffPage, 'Publish changes')
  expect(reply.ok(), await reply.text()).toBe(true)
  return pressedAt
}

/** Presses "Save" on the open form, and waits until it is saved. */
export async function save(staffPage: Page): Promise<void> {
  const { reply } = await submit(staffPage, 'Save')
  expect(reply.ok(), await reply.text()).toBe(true)
}

/**
 * Presses "Save" on the open form, which is refused, until its fault is seen. Payload shows it at its field, but the
 * answer to an earlier change of the form takes it away again if it comes later: staff then press once more.
 */
export async function saveInVain(staffPage: Page, seeFault: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const { reply } = await submit(staffPage, 'Save')
    expect(reply.status()).toBe(400)
    await seeFault()
  }).toPass()
}

/** Presses a button of the open form. Returns the reply and the time of the press. */
async function submit(staffPage: Page, name: string): Promise<{ reply: Response; pressedAt: number }> {
  const button = staffPage.getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  const pressedAt = Date.now()
  const [reply] = await Promise.all([staffPage.waitForResponse(isOfSubmission), button.click()])
  return { reply, pressedAt }
}

const RECORD = /^\/api\/(?:globals\/)?[\w-]+(?:\/\d+)?$/

/** Whether it answers a record that staff sent, not a draft that the page saves by itself. */
function isOfSubmission(response: Response): boolean {
  const { pathname, searchParams } = new URL(response.url())
  const isSent = ['POST', 'PATCH'].includes(response.request().method())
  return isSent && RECORD.test(pathname) && !searchParams.has('autosave')
}

/**
 * Waits until a draft with this text has been saved. The next response is not enough, because an earlier change of the
 * form may still be on its way.
 */
export async function autosaved(staffPage: Page, text: string): Promise<void> {
  await staffPage.waitForResponse(
    async (response) =>
      response.url().includes('autosave=true') && response.ok() && (await response.text()).includes(text),
  )
}

/** Reloads a URL until it shows this text. Returns the time at which it did. */
export async function untilShown(
  request: APIRequestContext,
  { path, words }: { path: string; words: string },
): Promise<number> {
  await expect.poll(async () => (await request.get(path)).text(), { intervals: [20], timeout: 60_000 }).toContain(words)
  return Date.now()
}

/** The newest version of a page that was published with this title. */
export async function publishedVersion(
  request: APIRequestContext,
  { page, title }: { page: number; title: string },
): Promise<string> {
  const params = {
    'where[parent][equals]': page,
    'where[version._status][equals]': 'published',
    'where[version.title][equals]': title,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
  }
  const found = await request.get('/api/pages/versions', { headers: await asUser(request, ADMIN), params })
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  if (!docs[0]) throw new Error(`no published version "${title}"`)
  return docs[0].id
}

/** Moves a page's schedule to a moment from now, so that the test need not wait. */
export async function bringForward(
  request: APIRequestContext,
  { page, byNowAndMs }: { page: number; byNowAndMs: number },
) {
  const headers = await asUser(request, ADMIN) // takes a while itself
  const publishAt = new Date(Date.now() + byNowAndMs).toISOString()
  const response = await request.patch(`/api/pages/${page}?draft=true`, { headers, data: { publishAt } })
  expect(response.status()).toBe(200)
}

/**
 * Deletes a page, so that no other journey encounters it. For a while, only the user who has it open may do so.
 */
export async function removePage(
  request: APIRequestContext,
  { page, by }: { page: number; by: Pick<Colleague, 'username' | 'password'> },
) {
  expect((await request.delete(`/api/pages/${page}`, { headers: await asUser(request, by) })).status()).toBe(200)
}
