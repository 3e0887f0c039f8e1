import { randomUUID } from 'node:crypto'

import type { APIRequestContext, Page } from '@playwright/test'

import { ENQUIRIES } from '../fixtures/enquiries'
import { pdfOf } from '../fixtures/pdf'
import { leadsOf, newColleague, openAdmin, signIn } from './support/admin'
import { expect, test } from './support/test'
import { hydrated } from './support/visits'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an architect’s project comes back with everything typed, is accepted, and receives its plans', async ({
    page,
    request,
  }) => {
    const email = `project-${randomUUID()}@example.com`
    await page.goto('/project-quote')
    const form = page.locator('#project-quote')
    await form.getByLabel('Name').first().fill('Ines Okafor')
    await form.getByLabel('Email').first().fill('ines@')
    await form.getByLabel('Type of project').selectOption('Retrofit')
    await form.getByLabel('Type of building').selectOption('School or nursery')
    await form.getByLabel('Heated floor area, m²').fill('640')
    await form.getByLabel('Built').selectOption('1967 to 1975')
    await form.getByLabel('What should the heating do?').fill('Six classrooms.')
    await form.getByRole('button', { name: 'Send project' }).click()
    await expect(form.getByLabel('Email').first()).toHaveAccessibleDescription('Valid email is required')
    await expect(form.getByLabel('What should the heating do?')).toHaveValue('Six classrooms.')
    await expect(form.getByLabel('Type of building')).toHaveValue('school')

    await form.getByLabel('Email').first().fill(email)
    await form.getByRole('button', { name: 'Send project' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.')
    await expect(page.getByRole('region', { name: 'Our first price' })).toContainText(/£[\d,]+ with VAT.*\d+ panels/)
    await expect(page.getByText('Price proposed')).toHaveCount(0)
    const [lead] = await leadsOf(request, { email })
    expect(lead).toMatchObject({ kind: 'project-quote' })

    const files = page.locator('#photos')
    await files.getByLabel(/^Plans, a schedule/).setInputFiles([
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
      { name: 'plan.dwg', mimeType: 'application/octet-stream', buffer: Buffer.from('AC1032') },
    ])
    await files.getByRole('button', { name: 'Send the files' }).click()
    await expect(page.getByText(/plan\.dwg is a DWG \(we take .*\)\. The other file is saved\./)).toBeVisible()
    await expect(files.getByText('We have 1 document from you:')).toBeVisible()
  })
})

/** Creates a project. Returns the path of its client's page. */
async function newProject(request: APIRequestContext, typed: { customerEmail?: string } = {}) {
  const response = await request.post('/api/project-quotes', {
    headers: { 'idempotency-key': randomUUID() },
    data: { ...ENQUIRIES['/project-quotes'], ...typed },
  })
  return (await response.json()) as { enquiry: string }
}

const MIB = 1024 * 1024

/** A file of six pieces. */
const planOf = (title: string) => ({
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3 * MIB - 9, title)]),
})

/** Counts the bytes of files that the page sends from now on and the site accepts. */
function countBytes(page: Page) {
  const counted = { bytes: 0 }
  page.on('response', (response) => {
    if (response.url().endsWith('/api/enquiries/pieces') && response.ok())
      counted.bytes += response.request().postDataBuffer()?.length ?? 0
  })
  return counted
}

test('interrupted files continue where they stopped, even after the page was closed', async ({
  page,
  context,
  request,
}) => {
  const { enquiry } = await newProject(request)
  const files = page.locator('#photos')
  const choose = async (title: string) => {
    const send = files.getByRole('button', { name: 'Send the files' })
    await hydrated(send)
    await files.getByLabel(/^Plans, a schedule/).setInputFiles(planOf(title))
    await send.click()
  }
  let arrived = 0
  let stopAt: (() => Promise<void>) | null = null
  await page.route('**/api/enquiries/pieces', async (route) => {
    const isLost = arrived++ === 3 && stopAt
    if (isLost) await stopAt?.()
    await (isLost ? route.abort() : route.continue()).catch(() => undefined)
  })
  await page.goto(enquiry)

  await test.step('automatically, when the connection is back', async () => {
    stopAt = () => context.setOffline(true)
    const counted = countBytes(page)
    await choose('ground')
    await expect(files.getByRole('status')).toHaveText(
      'The connection was lost. ground.pdf will continue as soon as it is back.',
    )
    await expect(files.getByText('paused at 33%')).toBeVisible()
    await context.setOffline(false)
    await expect(files.getByText('We have 1 document from you:')).toBeVisible()
    await expect.poll(() => counted.bytes).toBeGreaterThan(3 * MIB)
    expect(counted.bytes).toBeLessThan(3.1 * MIB)
  })

  await test.step('and when the same file is chosen again', async () => {
    arrived = 0
    stopAt = () => page.goto('about:blank').then(() => undefined)
    await choose('first')
    await page.waitForURL('about:blank')
    stopAt = null
    await page.goto(enquiry)
    await expect(
      files.getByText('We have 33% of first.pdf: choose the same file to continue from there.'),
    ).toBeVisible()
    const counted = countBytes(page)
    await choose('first')
    await expect(files.getByText('We have 2 documents from you:')).toBeVisible()
    await expect.poll(() => counted.bytes).toBeGreaterThan(2 * MIB)
    expect(counted.bytes).toBeLessThan(2.1 * MIB)
  })
})

/** The two pages of an energy certificate, with a fact on each. */
const EPC = pdfOf(['Energy rating E', 'Total floor area 655 square metres'])

test('an energy certificate becomes facts with their page, and the sales desk confirms one', async ({
  page,
  desktopPage,
  request,
}) => {
  const email = `project-${randomUUID()}@example.com`
  const { enquiry } = await newProject(request, { customerEmail: email })
  await page.goto(enquiry)
  const files = page.locator('#photos')
  await files
    .getByLabel(/^Plans, a schedule/)
    .setInputFiles({ name: 'epc.pdf', mimeType: 'application/pdf', buffer: Buffer.from(EPC) })
  await files.getByRole('button', { name: 'Send the files' }).click()
  await expect(files.getByText('We have 1 document from you:')).toBeVisible()

  const [lead] = await leadsOf(request, { email })
  await signIn(desktopPage, await newColleague(request, 'sales'))
  const fact = (name: string) => desktopPage.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(async () => {
    await openAdmin(desktopPage, `/admin/collections/leads/${lead?.id}`)
    await expect(fact('Floor area')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(fact('Floor area')).toContainText('655 m²epc.pdf, page 2: “Total floor area 655 square metres”')
  await expect(fact('Energy rating now')).toContainText('page 1')
  await fact('Floor area')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(fact('Floor area')).toContainText(/Confirmed by Colleague sales-/)
  await expect(fact('Energy rating now')).toContainText('Proposed')
})
