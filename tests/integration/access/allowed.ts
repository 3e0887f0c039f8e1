import { expect } from 'vitest'

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

/** Whether somebody of the role may, by a word of the table. */
export const may = (who: Who, role: RoleName): boolean => ROLES_OF[who].includes(role)

type Asked = { rights: Rights; role: RoleName; isHttp: boolean; hasHidden: boolean }

/** What `observe` has to find for somebody of the role, whose own none of the documents are. */
export function allowed({ rights, role, isHttp, hasHidden }: Asked): Observed {
  const isOpen = !(isHttp && rights.isInternal)
  const deed = (who: Changing): Deed => (isOpen && may(ofOthers(who), role) ? 'done' : 'refused')
  const sight = isOpen ? sightOf(rights.read, role, hasHidden) : 'nothing'
  return {
    list: sight,
    ...(isHttp && { 'list by POST': sight }),
    'read by id': sight,
    count: sight,
    create: deed(rights.create),
    duplicate: deed(rights.duplicate ?? 'nobody'),
    update: deed(rights.update),
    'update many': deed(rights.update),
    ...(rights.versions && {
      'list of drafts': sight,
      'read draft by id': sight,
      'list of versions': deed(rights.versions),
      'read version': deed(rights.versions),
      'restore version': deed(rights.update),
    }),
    delete: deed(rights.delete),
    'delete many': deed(rights.delete),
    ...(isHttp &&
      may('staff', role) &&
      Object.fromEntries((rights.failing ?? []).map((operation) => [operation, expect.stringMatching(/^500 /)]))),
  }
}

function sightOf(read: Reading, role: RoleName, hasHidden: boolean): Sight {
  if (may(ofOthers(read), role)) return 'all'
  if (!read.endsWith('anyone what is shown')) return 'nothing'
  return hasHidden ? 'what is shown' : 'all'
}

/** Who may do it to documents that belong to nobody or to somebody else, and to those that are not shown. */
function ofOthers(words: Reading | Changing): Who {
  switch (words) {
    case 'admins, staff their own':
      return 'admins'
    case 'staff their own':
      return 'nobody'
    case 'editors, anyone what is shown':
      return 'editors'
    case 'staff, anyone what is shown':
      return 'staff'
    default:
      return words
  }
}
