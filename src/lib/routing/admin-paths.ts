/** Where writing starts in the admin, and the short addresses that lead to it. */
export const ADMIN_WRITE = '/admin/write'
export const EDITOR_PATHS = ['/blog/editor', '/editor', '/blog-editor'] as const

/** Stock and prices from the supplier, which `/waxman-sync` leads to. */
export const ADMIN_SUPPLIER = '/admin/supplier'
