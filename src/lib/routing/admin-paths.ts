/** Where staff start writing in the admin. */
export const ADMIN_WRITE = '/admin/write'

/** Stock and prices from the supplier; `/waxman-sync` redirects here. */
export const ADMIN_SUPPLIER = '/admin/supplier'
