import { describe, expect, test } from 'vitest'

import { documentsOf, orderPaperView } from './order-papers'
import { isProved, type Order, orderView, type Seller } from './order-view'
import { type StoredOrder, storedOrder } from './stored-order'

const SELLER: Seller = {
  legalName: 'Powerboard Ltd',
  address: ['1 High Street', 'Devizes'],
  registeredNumber: '',
  vatNumber: 'GB 123',
  phone: '01632 960 000',
  email: 'sales@example.com',
  bank: { accountName: 'Powerboard Ltd', sortCode: '12-34-56', accountNumber: '12345678' },
}

const STORED: StoredOrder = {
  reference: 'PB-7K3M-9QXT',
  state: 'awaiting-payment',
  orderedAt: '2027-03-27T23:30:00.000Z',
  payBy: '2027-04-03T23:00:00.000Z',
  lines: [{ productId: 1, name: 'Powerboard S 225W', quantity: 4, eachPence: 28_900, leadTime: '5 working days' }],
  deliveryPence: 15_000,
  totalPence: 130_600,
  vatPence: 21_767,
  customerName: 'Gwen Pritchard',
  street: '7 Mill Lane',
  town: 'Devizes',
  postcode: 'SN10 1AA',
  phone: '01632 960 010',
  fitting: 'own',
  termsVersion: '2026-11-24',
}
const ORDER: Order = storedOrder(STORED)

const wordsOf = (view: ReturnType<typeof orderView>) => JSON.stringify(view.sections)

test('days are those of London, and the last day to pay is the one before the cancellation', () => {
  expect([ORDER.orderedOn, ORDER.payBy]).toEqual(['2027-03-27', '2027-04-03'])
})

describe('the order', () => {
  test('says what, where, how to pay and how to cancel', () => {
    const words = wordsOf(orderView({ order: ORDER, seller: SELLER, showsCustomer: true }))
    for (const text of ['£1,156.00', '£150.00', '£1,306.00', '£1,088.33', '£217.67', '12-34-56', '3 April 2027'])
      expect(words).toContain(text)
    expect(words).toContain('5 working days')
    expect(words).toContain('order PB-7K3M-9QXT')
  })

  test('gives no bank details before they are entered, and asks for no payment once it is paid', () => {
    expect(wordsOf(orderView({ order: ORDER, seller: { ...SELLER, bank: null }, showsCustomer: true }))).toContain(
      'email you our bank details',
    )
    expect(
      wordsOf(orderView({ order: { ...ORDER, state: 'paid' }, seller: SELLER, showsCustomer: true })),
    ).not.toContain('12-34-56')
  })
})

describe('until its email address is confirmed', () => {
  const order = storedOrder({ ...STORED, confirmBy: '2027-03-28T01:30:00.000Z', deliveryNote: 'Read evil.test' })

  test('it asks for that, and gives neither bank details nor a document', () => {
    const words = wordsOf(orderView({ order, seller: SELLER, showsCustomer: isProved(order) }))
    expect(words).toContain('by 2.30am on Sunday 28 March')
    expect(words).toContain('3 working days')
    expect(words).not.toContain('12-34-56')
    expect(documentsOf(order)).toEqual([])
  })

  test('it shows nothing that the customer typed', () => {
    const words = wordsOf(orderView({ order, seller: SELLER, showsCustomer: isProved(order) }))
    for (const typed of ['Gwen', 'Mill Lane', 'SN10', '01632 960 010', 'evil.test']) expect(words).not.toContain(typed)
  })

  test('it counts as proved once it is paid', () => {
    expect(isProved(order)).toBe(false)
    expect(isProved({ ...order, state: 'paid', invoice: { number: 7, on: '2027-04-01' } })).toBe(true)
    expect(isProved(ORDER)).toBe(true)
  })
})

describe('its documents', () => {
  const invoice = { number: 7, on: '2027-04-01' }
  const whole = { number: 2, on: '2027-04-20', amountPence: 130_600, reason: 'Sent back' }
  const parts = [
    { ...whole, amountPence: 10_000, reason: 'A scratched panel' },
    { ...whole, number: 5, amountPence: 120_600 },
  ]
  const paperOf = (order: Order, file: string) => {
    const paper = documentsOf(order).find((one) => one.file === file)
    if (!paper) throw new Error(`no ${file}`)
    return orderPaperView({ order, seller: SELLER, paper })
  }

  test.each([
    [ORDER, ['pro-forma: Pro-forma invoice']],
    [{ ...ORDER, state: 'cancelled' } as const, []],
    [{ ...ORDER, state: 'paid', invoice } as const, ['invoice: Invoice']],
    [
      { ...ORDER, state: 'refunded', invoice, creditNotes: [whole] } as const,
      ['invoice: Invoice', 'credit-note: Credit note'],
    ],
    [
      { ...ORDER, state: 'refunded', invoice, creditNotes: parts } as const,
      ['invoice: Invoice', 'credit-note: Credit note CN-000002', 'credit-note-2: Credit note CN-000005'],
    ],
  ])('follow its state and refunds', (order, papers) => {
    expect(documentsOf(order as Order).map(({ file, title }) => `${file}: ${title}`)).toEqual(papers)
  })

  test('an invoice has its number, its date and ours for VAT; a credit note names the invoice', () => {
    const order: Order = { ...ORDER, state: 'refunded', invoice, creditNotes: [whole] }
    const paper = paperOf(order, 'invoice')
    expect(paper).toMatchObject({ title: 'Invoice', reference: 'INV-000007', date: '2027-04-01' })
    expect(wordsOf(paper)).toContain('VAT number GB 123')
    expect(wordsOf(paper)).toContain('Delivered to Great Britain: UK VAT is charged.')
    expect(wordsOf(paper)).not.toContain('12-34-56')
    const credit = paperOf(order, 'credit-note')
    expect(credit).toMatchObject({ reference: 'CN-000002', date: '2027-04-20' })
    expect(wordsOf(credit)).toContain('INV-000007')
    expect(wordsOf(credit)).toContain('Powerboard S 225W')
    expect(wordsOf(paperOf(ORDER, 'pro-forma'))).toContain('not a VAT invoice')
  })

  test('credit notes for parts state their reason, amount and share of the VAT', () => {
    const order: Order = { ...ORDER, state: 'refunded', invoice, creditNotes: parts }
    const [first, second] = ['credit-note', 'credit-note-2'].map((file) => wordsOf(paperOf(order, file)))
    for (const text of ['CN-000002', 'INV-000007', 'A scratched panel', '£100.00', '£16.67', '£83.33'])
      expect(first).toContain(text)
    expect(first).not.toContain('Powerboard S 225W')
    for (const text of ['CN-000005', '£1,206.00', '£201.00', '£1,005.00']) expect(second).toContain(text)
  })
})
