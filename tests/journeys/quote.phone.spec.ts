import { newColleague, openAdmin, signIn } from './support/admin'
import { eventually } from './support/eventually'
import { received } from './support/inspector'
import { fillQuote, openQuoteDialog, submit } from './support/quote-dialog'
import { save } from './support/staff'
import { expect, test } from './support/test'
import { expectToast, QUOTE_SUBMITTED } from './support/toast'
import { newVisitor } from './support/visitor'

test('a quote requested on a phone reaches the CRM, two inboxes and the sales desk', async ({
  page,
  desktopPage,
  request,
}) => {
  const visitor = newVisitor()
  const name = `${visitor.firstName} ${visitor.lastName}`

  const dialog = await openQuoteDialog(page)
  await expect(dialog.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await fillQuote(dialog, visitor)
  await submit(dialog)
  await expectToast(page, QUOTE_SUBMITTED)
  await expect(dialog.getByRole('heading', { name: 'We have your request' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()

  const everythingTyped = [
    name,
    visitor.email,
    visitor.phone,
    visitor.postcode,
    'Bungalow',
    'Medium, 100 to 200 m²',
    'Oil boiler',
    'Retrofit',
    '3 to 6 months',
    '£5,000 to £10,000',
    visitor.words,
  ]
  await test.step('the CRM has the contact and a note', async () => {
    const contact = await eventually(async () =>
      (await received()).contacts.find(({ email }) => email === visitor.email),
    )
    expect(contact).toMatchObject({
      name,
      source: 'Website: quote request',
      phone: visitor.phone.replace(/^0(\d+) /, '+44$1'),
    })
    const note = await eventually(async () =>
      (await received()).notes.find(({ contactId }) => contactId === contact.id),
    )
    for (const typed of everythingTyped) expect(note.body).toContain(typed)
  })

  const reference = await test.step('sales and the visitor have an email', async () => {
    const emailTo = (address: string) => async () =>
      (await received()).mails.find(
        ({ to, text }) => to.includes(address) && (to.includes(visitor.email) || text.includes(visitor.email)),
      )
    const toSales = await eventually(emailTo('sales@powerboard.example.com'))
    expect(toSales.replyTo?.[0]?.address).toBe(visitor.email)
    for (const typed of everythingTyped) expect(toSales.text).toContain(typed)
    const toVisitor = await eventually(emailTo(visitor.email))
    const [found] = /PB-\w{4}-\w{4}/.exec(toVisitor.subject) ?? []
    expect(found).toBeDefined()
    expect(toSales.subject).toContain(found)
    expect(toVisitor.text).not.toContain(visitor.words)
    return found ?? ''
  })

  await test.step('the sales desk works on the lead', async () => {
    const colleague = await newColleague(request, 'sales')
    await signIn(desktopPage, colleague)
    await openAdmin(desktopPage, '/admin/collections/leads')
    const row = desktopPage.locator('tbody tr').filter({ hasText: visitor.phone })
    for (const shown of [name, visitor.phone, visitor.postcode, 'New', 'Quote', 'Home page, top', 'came in'])
      await expect(row).toContainText(shown)
    await row.getByRole('link', { name }).click()
    await expect(desktopPage.getByLabel('Reference')).toHaveValue(reference)
    const answers = desktopPage.locator('.pb-answers')
    for (const typed of [...everythingTyped, 'Home page, top']) await expect(answers).toContainText(typed)

    const timeline = desktopPage.getByRole('list', { name: 'Timeline' })
    await desktopPage.getByRole('button', { name: 'Timeline' }).click()
    await desktopPage.getByLabel('New note').fill('Called back, wants two panels.')
    await desktopPage.getByRole('button', { name: 'Spoke to them' }).click()
    await expect(timeline).toContainText('Called back, wants two panels.')
    await expect(desktopPage.locator('#field-status')).toContainText('Contacted')
    await choose('#field-assignee', colleague.name)
    await save(desktopPage)

    await openAdmin(desktopPage, desktopPage.url())
    await expect(desktopPage.locator('#field-status')).toContainText('Contacted')
    await expect(desktopPage.locator('#field-assignee')).toContainText(colleague.name)
    await expect(desktopPage.locator('.pb-standing')).toContainText('answered in time')
    await desktopPage.getByRole('button', { name: 'Timeline' }).click()
    const note = timeline.getByRole('listitem').filter({ hasText: 'Called back, wants two panels.' })
    await expect(note).toContainText(colleague.name)
    await expect(timeline.getByRole('listitem').filter({ hasText: 'New → Contacted' })).toContainText(colleague.name)
    await desktopPage.getByRole('button', { name: 'Deliveries' }).click()
    await expect(desktopPage.locator('.pb-state').filter({ hasText: 'Sent' })).toHaveCount(3)
  })

  async function choose(field: string, option: string) {
    await desktopPage.locator(`${field} .rs__control`).click()
    await desktopPage.locator('.rs__option', { hasText: option }).click()
  }
})
