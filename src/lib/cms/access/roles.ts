/** What a member of staff may be. The first person on a new site is an admin. */
export const ROLES = ['admin', 'editor', 'sales'] as const

export type Role = (typeof ROLES)[number]

/** Whether the person holds one of the roles; nobody signed in holds none. */
export function hasRole(user: object | null | undefined, ...roles: Role[]): boolean {
  const held: unknown = user && 'role' in user ? user.role : undefined
  return roles.some((role) => role === held)
}

/** For `admin.hidden`: keeps a collection out of the menu of everybody but the roles named. */
export function hiddenUnless(...roles: Role[]) {
  return ({ user }: { user: object | null }): boolean => !hasRole(user, ...roles)
}
