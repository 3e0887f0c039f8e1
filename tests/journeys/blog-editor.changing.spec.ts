import { randomBytes } from 'node:crypto'

import { type APIRequestContext, devices } from '@playwright/test'

import { wordDocument, wordParagraph, wordText } from '../fixtures/word-document'
import { ADMIN } from './setup/urls'
import { asUser, newColleague, openAdmin, signIn } from './support/admin'
import { expectNoSidewaysScroll, expectNoViolations } from './support/axe'
import { autosaved, publish, untilShown } from './support/staff'
import { declineCookies, expect, test } from './support/test'
import { hydrated } from './support/visits'

const { viewport, hasTouch, isMobile } = devices['Pixel 7']

test('an editor writes a post on a phone, previews it, schedules it and sees it live', async ({
  page: visitor,
  browser,
  request,
}) => {
  const mark = randomBytes(4).toString('hex')
  const title = `Warm halls, cold stairs and the draught between them ${mark}`
  const path = `/blog/warm-halls-cold-stairs-and-the-draught-between-them-${mark}`
  const context = await browser.newContext({ viewport, hasTouch, isMobile })
  await declineCookies(context)
  const phone = await context.newPage()
  await signIn(phone, await newColleague(request, 'editor'))

  // Write it.
  await openAdmin(phone, '/editor')
  await expect(phone).toHaveURL('/admin/write')
  await phone.getByRole('button', { name: 'Write a new post' }).click()
  await expect(phone).toHaveURL(/\/admin\/collections\/blog-posts\/\d+\/write$/)
  const id = Number(new URL(phone.url()).pathname.split('/').at(-2))
  await phone.locator('#field-title').fill(title.replace(', ', ',\n'))
  await expect(phone.locator('#field-title')).toHaveValue(title)
  const hiddenWidth = phone.locator('#field-title').evaluate((field) => field.scrollWidth - field.clientWidth)
  const hiddenHeight = phone.locator('#field-title').evaluate((field) => field.scrollHeight - field.clientHeight)
  expect(await Promise.all([hiddenWidth, hiddenHeight])).toEqual([0, 0])
  await phone.locator('#field-excerpt').fill('A hall is warm where the panel can see you.')
  await phone.locator('[data-lexical-editor]').first().click()
  await phone.keyboard.type('It saves 40% on every bill.')
  await expect(phone.getByRole('region', { name: 'Before you publish' })).toContainText('Name a claim in place of 40%')
  await phone.getByRole('button', { name: /Name a claim in place of 40%/ }).click()
  await expect(phone.locator('[data-lexical-editor]').first()).toBeFocused()
  await expect.poll(() => phone.evaluate(() => String(getSelection()))).toBe('It saves 40% on every bill.')
  await phone.getByRole('button', { name: /^Enter the phrase people search for/ }).click()
  await expect(phone.getByLabel('Phrase people search for')).toBeFocused()
  await expect(phone.getByLabel('Phrase people search for')).toBeInViewport()
  const kept = autosaved(phone, `A panel warms the hall ${mark}.`)
  await phone.locator('[data-lexical-editor]').first().click()
  await phone.keyboard.press('ControlOrMeta+a')
  await phone.keyboard.type(`A panel warms the hall ${mark}.`)
  await kept
  await expect(phone.getByRole('region', { name: 'Before you publish' })).not.toContainText('40%')
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone, '[aria-labelledby=pb-before-title]')
  await giveAuthor(request, id)

  // The full form has the same draft, and the form that was opened before reports a newer version.
  await phone.locator('#field-title').fill(`${title}, again`)
  await expect(phone.getByText('has been changed elsewhere since you opened it')).toBeVisible()
  await openAdmin(phone, `/admin/collections/blog-posts/${id}`)
  await expect(phone.locator('#field-title')).toHaveValue(title)
  await expect(phone.locator('[data-lexical-editor]').first()).toHaveText(`A panel warms the hall ${mark}.`)

  // Preview it; visitors see nothing yet.
  await phone.goto(`/preview/post/${id}`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await visitor.goto(path))?.status()).toBe(404)
  expect((await visitor.goto(`/preview/post/${id}`))?.status()).toBe(404)

  // Schedule it: it is not published before that time, and is published then.
  await openAdmin(phone, `/admin/collections/blog-posts/${id}/write`)
  const saved = autosaved(phone, '2031-06-01T08:00')
  await phone.getByLabel('Publish on').fill('2031-06-01T09:00')
  await expect(phone.getByText('published on Sunday 1 June 2031 at 9am, London time')).toBeVisible()
  await saved
  await phone.getByRole('button', { name: 'Publish changes' }).click()
  await expect(phone.getByText('The post is scheduled for this time')).toBeVisible()
  await bringForward(request, id)
  await untilShown(request, { path, words: `A panel warms the hall ${mark}.` })

  // Change and publish it by hand.
  await openAdmin(phone, `/admin/collections/blog-posts/${id}/write`)
  await phone.locator('#field-excerpt').fill(`Changed by hand ${mark}.`)
  await publish(phone)
  await untilShown(request, { path, words: `Changed by hand ${mark}.` })

  await request.delete(`/api/blog-posts/${id}?overrideLock=true`, { headers: await asUser(request, ADMIN) })
  await context.close()
})

test('a post shows its claims and sources as text', async ({ page, request }) => {
  const headers = await asUser(request, ADMIN)
  const named = async (path: string) => {
    const response = await request.get(`/api/${path}&depth=0&limit=1`, { headers })
    return ((await response.json()) as { docs: { id: number; title: string }[] }).docs[0]
  }
  const post = await named('blog-posts?where[slug][equals]=does-infrared-save-money')
  const sources = await request.get('/api/sources?limit=500&depth=0', { headers })
  const titles = ((await sources.json()) as { docs: { title: string }[] }).docs.map(({ title }) => title)
  await signIn(page, await newColleague(request, 'editor'))
  await openAdmin(page, `/admin/collections/blog-posts/${post?.id}/write`)
  const chips = page.locator('[data-lexical-editor] .pb-figure-chip')
  await expect.poll(async () => (await chips.allTextContents()).some((text) => titles.includes(text))).toBe(true)
})

test('a Word document becomes a draft, and a figure is inserted by typing its value', async ({ page, request }) => {
  const words = `Written in Word ${randomBytes(4).toString('hex')}.`
  const headers = await asUser(request, ADMIN)
  const figures = (await (await request.get('/api/figures', { headers })).json()) as { key: string; text: string }[]
  const price = figures.find(({ key }) => key === 'price.electricity')?.text ?? ''
  await signIn(page, await newColleague(request, 'editor'))

  await openAdmin(page, '/admin/write')
  const files = page.getByLabel(/^A Markdown or Word document/)
  await hydrated(files)
  await files.setInputFiles({
    name: 'warm-walls.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: wordDocument(wordParagraph(wordText('Warm walls'), 'Title'), wordParagraph(wordText(words))),
  })
  const fetched = page.waitForResponse('**/api/figures')
  await page.getByRole('link', { name: 'Open it' }).click()
  await fetched
  const text = page.locator('[data-lexical-editor]').first()
  await expect(text).toHaveText(words)
  await expect(page.locator('#field-title')).toHaveValue('Warm walls')

  const saved = autosaved(page, 'price.electricity')
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(` A unit costs /${price.slice(0, 2)}`)
  await page.getByRole('option', { name: price }).first().click()
  await expect(text.locator('.pb-figure-chip')).toHaveText(price)
  await saved

  const id = new URL(page.url()).pathname.split('/').at(-2)
  await request.delete(`/api/blog-posts/${id}?overrideLock=true`, { headers })
})

test('the start page tells a draft from a public post with unpublished changes', async ({ page, request }) => {
  const headers = await asUser(request, ADMIN)
  const found = await request.get('/api/blog-posts?where[slug][equals]=condensation-and-mould&depth=0', { headers })
  const [post] = ((await found.json()) as { docs: { id: number; title: string }[] }).docs
  const change = (query: string, data: object) =>
    request.patch(`/api/blog-posts/${post?.id}${query}`, { headers, data })
  const draft = await request.post('/api/blog-posts?draft=true', { headers, data: { title: 'Cold corners' } })
  const { doc } = (await draft.json()) as { doc: { id: number } }
  await change('?draft=true', {})
  await signIn(page, await newColleague(request, 'editor'))
  await openAdmin(page, '/admin/write')
  const item = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(item(post?.title ?? 'none')).toContainText('is public, with changes saved')
  await expect(item('Cold corners')).not.toContainText('is public')
  await change('', { _status: 'published' })
  await request.delete(`/api/blog-posts/${doc.id}?overrideLock=true`, { headers })
})

test('the short URLs send visitors to the sign-in', async ({ page }) => {
  for (const path of ['/blog/editor', '/editor', '/blog-editor']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin%2Fwrite')
  }
})

/** Saves the post from another client. */
async function giveAuthor(request: APIRequestContext, id: number) {
  const headers = await asUser(request, ADMIN)
  const found = await request.get('/api/blog-authors?limit=1&depth=0', { headers })
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  await change(request, id, { author: docs[0]?.id })
}

async function bringForward(request: APIRequestContext, id: number) {
  await change(request, id, { scheduledFor: new Date(Date.now() + 3_000).toISOString() })
}

async function change(request: APIRequestContext, id: number, data: object) {
  const headers = await asUser(request, ADMIN)
  const response = await request.patch(`/api/blog-posts/${id}?draft=true&overrideLock=true`, { headers, data })
  expect(response.status(), await response.text()).toBe(200)
}
