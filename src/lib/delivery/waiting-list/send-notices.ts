import type { SendMail } from '@/lib/integrations/mail/mail'
import type { Logger } from '@/lib/platform/logger'

import { readCompanyContact } from '../store/company-contact'
import type { Db } from '../store/db'
import { claimNotice, recordNotice } from './due'
import { waitingMail } from './waiting-mail'

type Deps = { pool: Db; log: Logger; send: SendMail; siteUrl: string }

const SEND_WITHIN_MS = 30_000

/**
 * Writes to the waiting list, one address after another; any number of workers may do so at once. An email that was not
 * accepted is tried again later, one that never will be is not. After a crash in between it is sent again, with the
 * same Message-ID.
 */
export async function sendNotices({ pool, log, send, siteUrl }: Deps): Promise<void> {
  const { particulars } = await readCompanyContact(pool)
  for (;;) {
    const notice = await claimNotice(pool)
    if (!notice) return
    const sent = await send(waitingMail({ notice, siteUrl, particulars }), AbortSignal.timeout(SEND_WITHIN_MS))
    const isOver = sent.ok ? sent.isDelivered : sent.permanent
    if (isOver) await recordNotice(pool, notice)
    log.info({
      msg: 'waiting list',
      kind: notice.kind,
      entryId: notice.id,
      attempts: notice.attempts,
      problem: sent.ok ? null : sent.problem,
    })
  }
}
