import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, test } from './support/test'

const files = (page: Page) => page.getByRole('region', { name: 'Files' })
const chooser = (page: Page) => files(page).getByLabel('Open a project (JSON), or rooms from a spreadsheet (CSV)')
const named = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files(page).getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('the button that chooses a file looks like our other buttons', async ({ page }) => {
  await page.goto('/calculator/professional')
  const look = (element: Element, pseudo: string) => getComputedStyle(element, pseudo).borderRadius
  const exported = await files(page).getByRole('button', { name: 'Print', exact: true }).evaluate(look, '')
  expect(await chooser(page).evaluate(look, '::file-selector-button')).toBe(exported)
})

test('a project is exported and imported, and a broken file changes nothing', async ({ page }) => {
  await page.goto('/calculator/professional')
  await page.getByRole('button', { name: /^Show an example/ }).click()
  await expect(page.getByRole('heading', { name: 'Both methods, room by room' })).toBeVisible()
  const project = await saved(page, 'Project (JSON)')
  expect(project.name).toBe('three-bedroom-semi-2015.json')
  const rooms = await saved(page, 'Rooms (CSV)')
  expect(rooms.bytes.toString()).toMatch(/^\uFEFFRoom,Use,Length \(m\).*\r\nLounge,living,4\.2,3\.7,/)
  const document = await saved(page, 'PDF with all working')
  expect([document.name, document.bytes.subarray(0, 5).toString()]).toEqual(['three-bedroom-semi-2015.pdf', '%PDF-'])

  await chooser(page).setInputFiles(named('rooms.csv', 'Room,Use\nSnug,"living\n'))
  await expect(files(page)).toContainText(
    'Line 2, column 6: A cell begins with a quotation mark that is never closed. Nothing was changed.',
  )
  await chooser(page).setInputFiles(
    named('project.json', project.bytes.toString().replace('"version": 2', '"version": 3')),
  )
  await expect(files(page)).toContainText(
    /Line \d+, column \d+: Its version is 3; we read versions 1 and 2\. Nothing was changed\./,
  )
  await expect(page.getByRole('heading', { name: 'Both methods, room by room' })).toBeVisible()

  await chooser(page).setInputFiles(
    named('rooms.csv', 'Use,Room,Length (m),Width (m),Height (m)\nLounge,Snug,4,3,2.4\n'),
  )
  await expect(files(page)).toContainText('Opened one room.')
  await chooser(page).setInputFiles(named('project.json', project.bytes.toString()))
  await expect(files(page)).toContainText('Opened the project with 9 rooms.')
})
