import { type MailDeps, sendInTurn } from '../send-in-turn'
import { claimNotice, recordNotice } from './due'
import { waitingMail } from './waiting-mail'

/** Writes to the waiting list. */
export const sendNotices = (deps: MailDeps): Promise<void> =>
  sendInTurn(deps, {
    claim: claimNotice,
    compose: (notice, texts) => waitingMail({ notice, ...texts }),
    record: recordNotice,
    logged: ({ kind, id, attempts }) => ({ msg: 'waiting list', kind, entryId: id, attempts }),
  })
