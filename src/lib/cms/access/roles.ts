/** Staff roles. The first user of a new site is an admin. */
export const ROLES = ['admin', 'editor', 'sales'] as const

export type Role = (typeof ROLES)[number]

/** The sales team: may open leads and be responsible for them. */
export const SALES_ROLES: Role[] = ['admin', 'sales']

/** Whether the user has one of the roles; false when not signed in. */
export function hasRole(user: object | null | undefined, ...roles: Role[]): boolean {
  const held: unknown = user && 'role' in user ? user.role : undefined
  return roles.some((role) => role === held)
}

/** For `admin.hidden`: shows a collection only to the given roles. */
export function hiddenUnless(...roles: Role[]) {
  return ({ user }: { user: object | null }): boolean => !hasRole(user, ...roles)
}
