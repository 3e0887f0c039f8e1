import type { BeforeListTableServerProps } from 'payload'

import { AUDIT_LOG_FILE } from '@/lib/routing/endpoints'

/** Above the audit log: all of it as a file. */
export function AuditDownload({ payload }: Pick<BeforeListTableServerProps, 'payload'>) {
  return (
    <p>
      <a href={`${payload.config.routes.api}${AUDIT_LOG_FILE}`}>Download all entries (CSV)</a>
    </p>
  )
}
