import { leadsOf } from './support/admin'
import { expectErrorSummary } from './support/errors'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor'
import { arrive, focusUntilFormScript, holdScripts, loseScripts, untilFormScript, untilIdle } from './support/visits'

for (const { path, formId } of [
  { path: '/contact', formId: 'contact' },
  { path: '/quote-request?source=menu', formId: 'quote-request' },
  { path: '/sales/demo', formId: 'demo-call' },
  { path: '/calculator/quick', formId: 'calculator-result' },
  { path: '/technical-specifications', formId: 'datasheet' },
])
  test(`the script of the form at ${path} loads at the first interaction`, async ({ page }) => {
    await page.goto(path)
    await untilIdle(page)
    const form = page.locator(`#${formId}`)
    await form.scrollIntoViewIfNeeded()
    await untilIdle(page)
    const scripts: string[] = []
    page.on('response', (response) => response.url().includes('.js') && scripts.push(response.url()))
    await focusUntilFormScript(form)
    expect(scripts).not.toHaveLength(0)
  })

test('text typed while the script loads is kept, with the focus and the caret', async ({ page }) => {
  await arrive(page, '/contact')
  const release = await holdScripts(page)
  const form = page.locator('#contact')
  await form.getByLabel('Details').fill('A stone barn')
  await form.getByLabel('First name').click()
  await page.keyboard.type('Pria')
  await page.keyboard.press('ArrowLeft')
  release()
  await untilFormScript(form)
  await page.keyboard.type('y')
  await expect(form.getByLabel('First name')).toHaveValue('Priya')
  await expect(form.getByLabel('First name')).toBeFocused()
  await expect(form.getByLabel('Details')).toHaveValue('A stone barn')
})

test('a button keeps the focus when the script takes over', async ({ page }) => {
  await arrive(page, '/contact')
  const release = await holdScripts(page)
  const form = page.locator('#contact')
  const button = form.getByRole('button').last()
  await button.focus()
  release()
  await untilFormScript(form)
  await expect(button).toBeFocused()
})

test('a press that began before the script arrived still counts', async ({ page }) => {
  await arrive(page, '/quote-request')
  const release = await holdScripts(page)
  const form = page.locator('#quote-request')
  const bungalow = form.getByText('Bungalow')
  await bungalow.hover()
  await page.mouse.down()
  release()
  await untilIdle(page)
  await page.mouse.up()
  await untilFormScript(form)
  await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName('Bungalow')
})

test('a form submitted before its script arrived is a plain post', async ({ page, request }) => {
  const visitor = newVisitor()
  await arrive(page, '/contact')
  await loseScripts(page)
  const form = page.locator('#contact')
  await form.getByLabel('First name').fill(visitor.firstName)
  await form.getByLabel('Email *').fill(visitor.email)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Check one answer before you send' })).toBeVisible()
  await page.unrouteAll()
  await form.getByLabel('Last name').fill(visitor.lastName)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your message.')
  expect(await leadsOf(request, visitor)).toHaveLength(1)
})

test('the server validates if the checks cannot be loaded, and its errors are shown at their fields', async ({
  page,
}) => {
  await arrive(page, '/contact')
  const form = page.locator('#contact')
  await focusUntilFormScript(form)
  await loseScripts(page)
  await form.getByLabel('Last name').fill('Quillfeather')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expectErrorSummary(form, {
    title: 'Check two answers before you send',
    messages: ['First name is required', 'Please enter a valid email address'],
  })
  await expect(form.getByText('Your message has not been sent.')).toBeVisible()
  await form.getByLabel('First name').pressSequentially('Priya')
  await expect(form.getByLabel('First name')).toBeFocused()
})
