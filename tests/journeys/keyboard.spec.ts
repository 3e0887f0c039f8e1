import { leadsOf } from './support/admin'
import { quoteDialog } from './support/quote-dialog'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'
import { expectToast, QUOTE_SUBMITTED } from './support/toast'
import { newVisitor } from './support/visitor'
import { arrive } from './support/visits'

test('a quote is requested using only the keyboard', async ({ page, request }) => {
  const visitor = newVisitor()
  const { keyboard } = page
  await arrive(page, '/')
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Get a quote' }))
  await keyboard.press('Enter')
  const dialog = quoteDialog(page)
  await expect(dialog.getByRole('heading', { name: 'How can we reach you?' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(dialog.getByRole('link', { name: 'See a price first, no details' })).toBeFocused()

  for (const typed of [visitor.firstName, visitor.lastName, visitor.email, visitor.phone]) {
    await keyboard.press('Tab')
    await keyboard.type(typed)
  }
  await keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'What are we heating?' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('Bungalow')
  for (const chosen of ['Medium', 'Oil', 'Retrofit', visitor.postcode]) {
    await keyboard.press('Tab')
    await keyboard.type(chosen)
  }
  await keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'When, and roughly how much?' })).toBeFocused()
  for (const chosen of ['3 to 6', 'Not', visitor.words]) {
    await keyboard.press('Tab')
    await keyboard.type(chosen)
  }
  await tabTo(page, dialog.getByRole('checkbox', { name: /^I accept the/ }))
  await keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Submit Quote Request' }))
  await keyboard.press('Enter')
  await expectToast(page, QUOTE_SUBMITTED)
  await expect(dialog.getByRole('heading', { name: 'We have your request' })).toBeFocused()
  await tabTo(page, dialog.getByRole('button', { name: 'Done' }))
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first()).toBeFocused()

  const [lead] = await leadsOf(request, visitor)
  const answers = lead?.answers.map(({ value }) => value)
  expect(answers).toEqual(
    expect.arrayContaining([
      'Bungalow',
      'Medium, 100 to 200 m²',
      'Oil boiler',
      'Retrofit',
      '3 to 6 months',
      'Not sure yet',
      visitor.words,
    ]),
  )
})

test('every tab stop on the homepage is interactive', async ({ page }) => {
  await page.goto('/')
  const stops: string[] = []
  while (stops.at(-1) !== 'BODY' && stops.length < 200) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement
        return (element?.tagName === 'DIV' ? element.role : element?.tagName) ?? 'nothing to act on'
      }),
    )
  }
  expect(stops.length).toBeGreaterThan(60) // the focus left the page at its end, not before
  // A tab panel is a tab stop once its script has loaded.
  expect([...new Set(stops)].filter((stop) => stop !== 'tabpanel').sort()).toEqual([
    'A',
    'BODY',
    'BUTTON',
    'INPUT',
    'SELECT',
    'SUMMARY',
  ])
})

test('the focus stays in the open dialog and returns to the element that opened it', async ({ page }) => {
  await arrive(page, '/')
  const opener = page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first()
  await opener.press('Enter')
  const dialog = quoteDialog(page)
  await expect(dialog.getByRole('heading', { name: 'How can we reach you?' })).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(key)
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
