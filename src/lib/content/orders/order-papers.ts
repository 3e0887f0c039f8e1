import { writtenDate } from '@/lib/domain/calendar/written-date'
import { creditNoteName, invoiceName } from '@/lib/domain/orders/order'
import { awaitedPence, refundVatPence } from '@/lib/domain/orders/payments'
import { type Warranty, warrantyEndsOn } from '@/lib/domain/orders/warranty'
import { poundsAndPence } from '@/lib/format/pounds'

import type { DocumentSection, DocumentView } from '../document-section'
import { amountsPart, linesPart } from './order-lines'
import {
  addressLines,
  type CreditNote,
  depositWords,
  destinationLines,
  isProved,
  type Order,
  paymentPart,
  type Seller,
  sellerLines,
} from './order-view'

type CertificatePaper = { kind: 'certificate'; warranty: Warranty }

/** A document of an order. `file`: its name without the extension. `index`: of the credit note. */
export type OrderPaper = { file: string; title: string } & (
  | { kind: 'pro-forma' }
  | { kind: 'invoice'; number: number; on: string }
  | { kind: 'credit-note'; index: number }
  | CertificatePaper
)

const PRO_FORMA: OrderPaper = { kind: 'pro-forma', file: 'pro-forma', title: 'Pro-forma invoice' }

const CERTIFICATE = { kind: 'certificate', file: 'warranty-certificate', title: 'Warranty certificate' } as const

/** The documents of an order: a pro-forma invoice while it is unpaid, then those that replaced it. */
export function documentsOf(order: Order): OrderPaper[] {
  const { state, invoice, creditNotes } = order
  if (!invoice) return state === 'awaiting-payment' && isProved(order) ? [PRO_FORMA] : []
  return [
    { kind: 'invoice', file: 'invoice', title: 'Invoice', ...invoice },
    ...creditNotes.map(({ number }, index): OrderPaper => ({
      kind: 'credit-note',
      index,
      file: index === 0 ? 'credit-note' : `credit-note-${index + 1}`,
      title: creditNotes.length === 1 ? 'Credit note' : `Credit note ${creditNoteName(number)}`,
    })),
    ...(order.warranty ? [{ ...CERTIFICATE, warranty: order.warranty }] : []),
  ]
}

type Shown = { order: Order; seller: Seller; paper: OrderPaper }

/** An invoice, a pro-forma invoice before payment, a credit note after a refund, or a warranty certificate. */
export function orderPaperView({ order, seller, paper }: Shown): DocumentView {
  const { name, number, date, note, parts } = contentOf({ order, seller, paper })
  return {
    title: name,
    reference: number,
    date,
    sections: [
      {
        title: `${name} ${number}`,
        text: [`Order ${order.reference} of ${writtenDate(order.orderedOn)}.`, note],
      },
      { title: 'For', text: [...addressLines(order), ...destinationLines(order)] },
      ...parts,
      { title: 'From', text: sellerLines(seller) },
    ],
  }
}

type Content = { name: string; number: string; date: string; note: string; parts: DocumentSection[] }

function contentOf({ order, seller, paper }: Shown): Content {
  const whole = linesPart({ title: 'What it is for', order, text: depositWords(order) })
  switch (paper.kind) {
    case 'pro-forma':
      return {
        name: 'Pro-forma invoice',
        number: order.reference,
        date: order.orderedOn,
        note: 'This is not a VAT invoice: we’ll send one once you have paid.',
        parts: [whole, paymentPart({ order, seller })],
      }
    case 'invoice':
      return {
        name: 'Invoice',
        number: invoiceName(paper.number),
        date: paper.on,
        note: `${order.state === 'deposit-paid' ? `${poundsAndPence(order.keptPence)} paid, ${poundsAndPence(awaitedPence(order))} still to be paid` : 'Paid'}. Tax point: ${writtenDate(paper.on)}.`,
        parts: [whole],
      }
    case 'credit-note':
      return creditNoteContent(order, paper.index)
    case 'certificate':
      return certificateContent(order, paper)
  }
}

function creditNoteContent(order: Order, index: number): Content {
  const note = order.creditNotes[index]
  if (!note) throw new Error('the order has no such credit note')
  const { invoice, orderedOn, totalPence } = order
  const isWhole = note.amountPence === totalPence
  const invoiced = `invoice ${invoiceName(invoice?.number ?? 0)} of ${writtenDate(invoice?.on ?? orderedOn)}`
  return {
    name: 'Credit note',
    number: creditNoteName(note.number),
    date: note.on,
    note: isWhole ? `For ${invoiced}, which we have refunded.` : `For ${invoiced}, of which we have refunded a part.`,
    parts: [isWhole ? linesPart({ title: 'What it is for', order }) : partPart(order, { note, index })],
  }
}

function certificateContent({ lines, reference }: Order, { warranty }: CertificatePaper): Content {
  const { fittedOn, installer, certificateNumber } = warranty
  return {
    name: 'Warranty certificate',
    number: reference,
    date: fittedOn,
    note: `Fitted on ${writtenDate(fittedOn)} by ${installer}. Electrical certificate ${certificateNumber}.`,
    parts: [
      {
        title: 'What is covered',
        text: [
          ...lines
            .filter(({ isService = false, eachPence }) => !isService && eachPence >= 0)
            .map(({ name, quantity }) => `${quantity} × ${name}`),
          `Until the end of ${writtenDate(warrantyEndsOn(warranty))}. To claim, use “Report a fault” on the page of your order, or call us with its reference.`,
          'Your rights in law are not affected by this warranty.',
        ],
      },
    ],
  }
}

function partPart(order: Order, { note, index }: { note: CreditNote; index: number }): DocumentSection {
  const { creditNotes, totalPence, vatPence } = order
  const beforePence = creditNotes.slice(0, index).reduce((sum, { amountPence }) => sum + amountPence, 0)
  return amountsPart({
    title: 'What it is for',
    lines: [{ name: note.reason, quantity: 1, eachPence: note.amountPence }],
    totalPence: note.amountPence,
    vatPence: refundVatPence({ totalPence, vatPence, beforePence, amountPence: note.amountPence }),
  })
}
