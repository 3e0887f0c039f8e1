/** Staff roles. The first user of a new site is an admin. */
export const ROLES = ['admin', 'editor', 'sales'] as const

export type Role = (typeof ROLES)[number]

/** Those who edit the website. */
export const EDITORS: readonly Role[] = ['admin', 'editor']

/** The sales team: may open leads and be responsible for them. */
export const SALES_ROLES: Role[] = ['admin', 'sales']
