import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { poolOf } from '@/lib/platform/database'
import { recordClearedMailboxes } from '@/lib/use-cases/your-data/receipts'

/** `POST /data-receipts/:id/mailboxes-cleared`: the emails about an erased person are deleted from our mailboxes. */
export const mailboxesClearedEndpoint = documentAction({
  name: 'mailboxes-cleared',
  rule: salesTeam,
  forbidden: 'Only the sales desk may record this.',
  missing: { status: 404, message: 'This receipt no longer exists.' },
  act: async ({ id, req, user }) => {
    const isRecorded = await recordClearedMailboxes(poolOf(req.payload), { id, byName: user.name })
    req.payload.logger.info({ msg: 'mailboxes cleared of an erased person', receiptId: id, userId: user.id })
    return isRecorded
      ? { status: 200, message: 'Recorded. The person sees it on their receipt.' }
      : { status: 409, message: 'This has been recorded before.' }
  },
})
