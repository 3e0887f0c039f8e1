import { type MailDeps, sendInTurn } from '../send-in-turn'
import { claimNotice, recordNotice } from './due'
import { waitingMail } from './waiting-mail'

/** Sends the emails that are due to the waiting list. */
export const sendNotices = (deps: MailDeps): Promise<void> =>
  sendInTurn(deps, {
    claim: claimNotice,
    compose: (notice, texts) => waitingMail({ notice, ...texts }),
    record: recordNotice,
    logged: ({ kind, id, attempts }) => ({ msg: 'waiting list', kind, entryId: id, attempts }),
  })
