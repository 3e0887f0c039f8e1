import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { SALES_ROLES } from '@/lib/domain/staff/roles'
import { readUnmatched } from '@/lib/inbox/read-unmatched'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'

import { requireStaff, StaffView } from '../staff-view'
import { UnmatchedMailList } from './unmatched-mail-list'

/** Emails to the sales mailbox that are about no lead. They wait outside the clock until someone decides. */
export async function UnmatchedMailView(view: AdminViewServerProps) {
  requireStaff(view, '/unmatched-mail')
  const { payload, initPageResult } = view
  const isSales = hasRole(initPageResult.req.user, ...SALES_ROLES)
  return (
    <StaffView view={view} title="Unmatched mail">
      {!isSales && <p>Only the sales desk sees leads.</p>}
      {isSales && env.mail.imapUrl === undefined && (
        <p>Emails are not fetched: set IMAP_URL, as the documentation on operating the site says.</p>
      )}
      {isSales && <UnmatchedMailList emails={await readUnmatched(poolOf(payload))} />}
    </StaffView>
  )
}
