import { ROLES } from '@/lib/domain/staff/roles'
import { routes } from '@/lib/routing/routes'

import { ALL, type Feature, HOUR_SECONDS, MINUTE, PER_REQUEST, PRERENDERED, SHOP_PAGE } from './feature'

/** The catalogue, the basket, the checkout, orders with their payments, and the supplier. */
export const shop = {
  staysOpenBecause: null,
  pages: {
    shop: {
      path: routes.shop,
      ...PRERENDERED,
      name: 'Store',
      title: 'Store',
      description: 'Infrared ceiling panels and what goes with them, each with its delivered price, including VAT.',
      shareImage: 'panel-hero',
      kind: 'page',
      category: 'product',
      sitemap: 'products',
      isStore: true,
    },
  },
  replies: {
    cart: { ...SHOP_PAGE, path: routes.cart, title: 'Your basket' },
    checkout: { ...SHOP_PAGE, path: routes.checkout, title: 'Checkout' },
    order: { ...PER_REQUEST, path: routes.order, query: ['payment'], title: 'Your order' },
    orderConfirmation: { ...PER_REQUEST, path: routes.orderConfirmation, title: 'Confirm your order' },
    waiting: { ...PER_REQUEST, path: routes.waiting, title: 'Waiting list' },
    shopResult: {
      ...PER_REQUEST,
      path: routes.shopResult,
      query: ['category', 'sort', 'stock'],
      title: 'Part of the store',
      description: 'The products of one category, or in another order.',
    },
  },
  checks: {
    checkoutCheck: { ...PER_REQUEST, path: routes.checkoutCheck, title: 'Check your order' },
    orderCheck: { ...PER_REQUEST, path: routes.orderCheck, title: 'Your order' },
    orderConfirmationCheck: { ...PER_REQUEST, path: routes.orderConfirmationCheck, title: 'Confirm your order' },
    waitingCheck: { ...PER_REQUEST, path: routes.waitingCheck, title: 'Check your address' },
  },
  confirmations: {
    waitingReceived: { ...PER_REQUEST, path: routes.waitingReceived, title: 'Check your inbox' },
    waitingLeft: { ...PER_REQUEST, path: routes.waitingLeft, title: 'Address deleted' },
  },
  records: [{ ...PRERENDERED, path: `${routes.shop}/[slug]`, scriptBytesMax: 157_000 }],
  queryPages: {
    [routes.shop]: { page: routes.shopResult, parameters: ['sort'] },
  },
  endpoints: [
    '/api/cart/[sessionId]',
    '/api/cart/add',
    '/api/cart/clear/[sessionId]',
    '/api/cart/remove',
    '/api/cart/update',
    '/api/checkout',
    '/api/checkout/cancel',
    '/api/checkout/confirm',
    '/api/waiting-list',
    '/api/waiting-list/answer',
    '/order/[token]/[paper]',
    '/order/[token]/card',
  ],
  openEndpoints: [
    '/api/payments/stripe',
    '/api/waiting-list/leave/[token]',
    '/waxman-sync',
    '/internal/cancel-unpaid-orders',
    '/internal/refresh-bundles',
    '/internal/supplier-feed',
  ],
  collections: [
    'products',
    'product-variants',
    'product-categories',
    'bundles',
    'cart-items',
    'orders',
    'payments',
    'refunds',
    'stock-movements',
    'price-changes',
    'waiting-list',
    'supplier-files',
  ],
  adminViews: {
    '/supplier': { label: 'Supplier sync', roles: ROLES },
  },
  tasks: {
    'make card refunds': { everySeconds: 5, limitSeconds: MINUTE }, // each refund has its own lease, so concurrent runs do no harm
    'compare card payments with Stripe': { everySeconds: 24 * 60 * MINUTE, limitSeconds: 30 * MINUTE },
    'write to the waiting list': { everySeconds: 15, limitSeconds: 10 * MINUTE }, // each email has its own lease, so concurrent runs do no harm
    'cancel unpaid orders': { everySeconds: MINUTE, limitSeconds: 2 * MINUTE },
    'fetch the supplier’s file': { everySeconds: 6 * 60 * MINUTE, limitSeconds: 2 * MINUTE },
    'refresh bundles': { everySeconds: 15 * MINUTE, limitSeconds: 2 * MINUTE },
  },
  retention: [
    {
      ...ALL,
      name: 'lines of carts',
      table: 'cart_items',
      ageColumn: 'updated_at',
      kept: { kind: 'carts' },
      maxRows: null,
    },
    {
      ...ALL,
      name: 'addresses on the waiting list that are not confirmed, or were told',
      table: 'waiting_list',
      ageColumn: 'since',
      kept: { fixed: '7 days' },
      maxRows: null,
      where: `state <> 'confirmed'`,
      hasMails: true,
    },
    {
      ...ALL,
      name: 'invoices',
      table: 'orders',
      ageColumn: 'invoiced_at',
      kept: { kind: 'sales' },
      maxRows: null,
      where: 'invoice_number is not null',
      alongside: [
        'delete from refunds where payment_id in (select id from payments where order_id in (select id from doomed))',
        'delete from payments where order_id in (select id from doomed)',
      ],
    },
    {
      ...ALL,
      name: 'payments that no order awaited',
      table: 'payments',
      ageColumn: 'created_at',
      kept: { kind: 'sales' },
      maxRows: null,
      where: 'order_id is null',
      alongside: ['delete from refunds where payment_id in (select id from doomed)'],
    },
    {
      ...ALL,
      name: 'payment pages',
      table: 'card_sessions',
      key: 'reference',
      ageColumn: 'open_until',
      kept: { fixed: '90 days' },
      maxRows: 200_000,
    },
    {
      ...ALL,
      name: 'messages about payments',
      table: 'payment_events',
      ageColumn: 'handled_at',
      kept: { fixed: '90 days' },
      maxRows: 1_000_000,
    },
  ],
  promised: {
    waiting_list: { named: 'addresses', perSender: 'waitingList', rowsMax: 50_000 },
    cart_items: { named: 'baskets', perSender: 'cart', rowsMax: 200_000 },
  },
  cache: {
    panels: { shows: ['products'] },
    shopBundles: { shows: ['bundles', 'products', 'product-variants'] },
    /** A previous price may no longer be shown after a while, without a change to the product. */
    shopProducts: {
      shows: ['products', 'product-variants', 'product-categories', 'media', 'site-settings', 'price-changes'],
      lifetimeSeconds: HOUR_SECONDS,
    },
    storeTerms: { shows: ['site-settings'] },
  },
  personalData: [
    {
      table: 'orders',
      columns: ['customer_name', 'email', 'phone', 'street', 'town', 'postcode', 'delivery_note'],
      purpose: 'delivering an order, and its invoice',
    },
    { table: 'payments', columns: ['provider_id', 'recorded_by'], purpose: 'booking what was paid' },
    { table: 'refunds', columns: ['reason', 'requested_by'], purpose: 'paying money back' },
    { table: 'waiting_list', columns: ['email'], purpose: 'writing once a product can be ordered' },
    { table: 'cart_items', columns: ['session_id'], purpose: 'keeping a basket' },
  ],
} as const satisfies Feature
