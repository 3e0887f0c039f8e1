import type { Changing, Reading, Rights, Who } from './expected'
import type { Deed, Observed, Sight } from './observe'
import type { RoleName } from './sessions'

const ROLES_OF: Record<Who, RoleName[]> = {
  nobody: [],
  admins: ['admin'],
  editors: ['admin', 'editor'],
  'the sales desk': ['admin', 'sales'],
  staff: ['admin', 'editor', 'sales'],
  anyone: ['admin', 'editor', 'sales', 'anonymous', 'expired'],
}

/** Whether the given entry of the table allows a user of this role. */
export const may = (who: Who, role: RoleName): boolean => ROLES_OF[who].includes(role)

type Subject = { rights: Rights; role: RoleName; isHttp: boolean; hasHidden: boolean }

/** What `observe` must find for a user of the role who owns none of the documents. */
export function allowed({ rights, role, isHttp, hasHidden }: Subject): Observed {
  const isOpen = !(isHttp && rights.isInternal)
  const deed = (who: Changing): Deed => (isOpen && may(ofOthers(who), role) ? 'done' : 'refused')
  const sight = isOpen ? sightOf(rights.read, role, hasHidden) : 'nothing'
  // Over HTTP, visitors may list and read by id; every other query is for staff.
  const sightOfStaff = isHttp && !may('staff', role) ? 'nothing' : sight
  return {
    list: sight,
    ...(isHttp && { 'list by POST': sightOfStaff }),
    'read by id': sight,
    count: sightOfStaff,
    create: deed(rights.create),
    duplicate: deed(rights.duplicate ?? 'nobody'),
    update: deed(rights.update),
    'update many': deed(rights.updateMany ?? rights.update),
    ...(rights.versions && {
      'list of drafts': sight,
      'read draft by id': sight,
      'list of versions': deed(rights.versions),
      'read version': deed(rights.versions),
      'restore version': deed(rights.update),
    }),
    delete: deed(rights.delete),
    'delete many': deed(rights.delete),
    ...(isHttp && Object.fromEntries((rights.closed ?? []).map((operation) => [operation, 'refused']))),
  }
}

function sightOf(read: Reading, role: RoleName, hasHidden: boolean): Sight {
  if (may(ofOthers(read), role)) return 'all'
  if (!read.endsWith('anyone what is shown')) return 'nothing'
  return hasHidden ? 'what is shown' : 'all'
}

/** Who may access documents that are unowned or owned by someone else, and those that are not shown. */
function ofOthers(rule: Reading | Changing): Who {
  switch (rule) {
    case 'admins, staff their own':
      return 'admins'
    case 'staff their own':
      return 'nobody'
    case 'editors, anyone what is shown':
      return 'editors'
    case 'staff, anyone what is shown':
      return 'staff'
    default:
      return rule
  }
}
