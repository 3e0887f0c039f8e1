/** Where writing starts in the admin. */
export const ADMIN_WRITE = '/admin/write'

/** Stock and prices from the supplier, which `/waxman-sync` leads to. */
export const ADMIN_SUPPLIER = '/admin/supplier'
