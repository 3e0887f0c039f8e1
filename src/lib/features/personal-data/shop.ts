import { OF_REFERENCE, type PersonalRecord, WITH_AGREEMENT } from './personal-data'

const INVOICED = 'Its invoice is a VAT record, which the law has us keep for six years (VAT Notice 700/21, section 19).'
const BOOKED = 'Money that we received or paid back is in our accounts, which the law has us keep for six years.'
/** An order from before its enquiry was erased is still found by its address. */
const ORDERS = `(${OF_REFERENCE} or lower(orders.email) = any(person.emails)
  and not exists (select from leads where leads.reference = orders.reference))`
const OF_ORDER = `order_id in (select id from orders where ${ORDERS})`

/** What baskets, orders, payments and the waiting list keep about people. */
export const SHOP_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Orders, payments and invoices',
    purpose: 'To deliver, and to account for VAT',
    basis: 'obligation',
    kept: '{number:kept.sales}; an order without an invoice as its enquiry',
    tables: {
      refunds: {
        called: 'Refunds',
        columns: ['reason', 'provider_id'],
        others: ['last_error', 'request_key'],
        theirs: `payment_id in (select id from payments where ${OF_ORDER})`,
        stays: { where: 'true', because: BOOKED },
      },
      payments: {
        called: 'Payments',
        columns: ['reference', 'provider_id', 'dispute'],
        others: ['currency'],
        theirs: OF_ORDER,
        stays: { where: 'true', because: BOOKED },
      },
      card_sessions: {
        called: 'Payment pages',
        columns: ['reference', 'session_id'],
        key: 'reference',
        theirs: OF_REFERENCE,
      },
      orders: {
        called: 'Orders',
        columns: [
          ...['reference', 'customer_name', 'email', 'phone', 'street', 'town', 'postcode', 'delivery_note', 'lines'],
          ...['tracking_number', 'holders', 'card_payment_id', 'ordered_at', 'total_pence'],
        ],
        others: ['terms_version', 'access_token_sha256', 'confirmation_token_sha256'],
        theirs: ORDERS,
        stays: { where: 'invoice_number is not null', because: INVOICED },
      },
    },
  },
  {
    about: 'visitors',
    what: 'Warranty of what was fitted',
    purpose: 'To honour it',
    basis: 'steps',
    kept: '{number:kept.warranties} after its last day',
    tables: {
      warranties: {
        called: 'Warranties',
        columns: ['installer', 'certificate_number', 'early_request'],
        theirs: OF_ORDER,
        stays: { where: 'true', because: 'You have a warranty, which we can honour only while we know of it.' },
      },
    },
  },
  // We may ask whoever bought from us about it without having asked first, as long as they can refuse (PECR, regulation 22).
  {
    about: 'visitors',
    what: 'Request for a review',
    purpose: 'To ask once',
    basis: 'interest',
    kept: 'As the order',
    tables: {}, // it is a review without words
  },
  {
    about: 'visitors',
    what: 'Reviews',
    purpose: 'To show what customers say',
    basis: 'consent',
    kept: WITH_AGREEMENT,
    tables: {
      reviews: {
        called: 'Reviews',
        columns: ['reference', 'name', 'text', 'stars', 'state', 'withholding_note'],
        theirs: OF_REFERENCE,
      },
    },
  },
  {
    about: 'visitors',
    what: 'Messages from our payment provider',
    purpose: 'To book each payment once',
    basis: 'steps',
    kept: '90 days',
    tables: {
      payment_events: {
        columns: ['id', 'about'],
        others: ['kind'],
        theirs: null,
        because: 'They have only numbers of the payment provider, which lead to the payments above.',
      },
      payment_differences: {
        columns: ['key', 'text'],
        key: 'key',
        theirs: null,
        because: 'They are found anew every day, and go once they are settled.',
      },
    },
  },
  {
    about: 'visitors',
    what: 'Address on the waiting list',
    purpose: 'To tell you once that you can order',
    basis: 'consent',
    kept: 'Until we have written or you leave it; seven days if not confirmed',
    tables: {
      waiting_list: {
        called: 'Waiting list',
        columns: ['email', 'reference'],
        others: ['access_token_sha256'],
        theirs: 'lower(email) = any(person.emails)',
      },
    },
  },
  {
    about: 'visitors',
    what: 'Baskets',
    purpose: 'To keep what you chose',
    basis: 'steps',
    kept: '{number:kept.carts} after the last change, or until you empty it',
    tables: {
      cart_items: {
        columns: ['session_id'],
        theirs: null,
        because: 'A basket has a random number that only the browser of its owner holds.',
      },
    },
  },
]
