import { randomUUID } from 'node:crypto'

import { leadsOf } from './support/admin'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

test('an architect’s project comes back with everything typed, is taken, and gets its plans', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiry.')
  const [lead] = await leadsOf(request, { email })
  expect(lead).toMatchObject({ kind: 'project-quote' })

  const files = page.locator('#photos')
  await files.getByLabel(/^Plans, a schedule/).setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    { name: 'plan.dwg', mimeType: 'application/octet-stream', buffer: Buffer.from('AC1032') },
  ])
  await files.getByRole('button', { name: 'Send the files' }).click()
  await expect(page.getByText(/We could not read plan\.dwg\. .* The other file is saved\./)).toBeVisible()
  await expect(files.getByText('We have 1 document from you:')).toBeVisible()
})
