import type { Role } from '@/lib/domain/staff/roles'

/** Whether the user has one of the roles; false when not signed in. */
export function hasRole(user: object | null | undefined, ...roles: Role[]): boolean {
  const held: unknown = user && 'role' in user ? user.role : undefined
  return roles.some((role) => role === held)
}

/** For `admin.hidden`: shows a collection only to the given roles. */
export function hiddenUnless(...roles: Role[]) {
  return ({ user }: { user: object | null }): boolean => !hasRole(user, ...roles)
}
