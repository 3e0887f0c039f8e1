import { mailBody } from '@/lib/delivery/messages/mail-body'
import { failedTest, type TestResult } from '@/lib/domain/staff/tested-services'
import type { SendMail } from '@/lib/integrations/mail/mail'
import type { readSenderRecords, SenderRecord } from '@/lib/integrations/mail/sender-records'
import type { Mailbox } from '@/lib/platform/mailbox'

type EmailTest = {
  send: SendMail
  lookUp: typeof readSenderRecords
  /** Makes the Message-ID of each test its own. */
  reference: string
  from: Mailbox
  to: Mailbox
  siteUrl: string
  signal: AbortSignal
}

const TITLE = 'Test of our email'
const ARRIVED = 'Check that it has arrived in your mailbox, and not among the spam.'

/** Sends an email to a colleague, and looks up by what receivers check that we may send it. */
export async function testEmail({
  send,
  lookUp,
  reference,
  from,
  to,
  siteUrl,
  signal,
}: EmailTest): Promise<TestResult> {
  const [receipt, records] = await Promise.all([
    send(
      {
        reference,
        channel: 'test',
        to,
        replyTo: null,
        subject: TITLE,
        ...mailBody({
          siteUrl,
          title: TITLE,
          blocks: [{ kind: 'text', text: 'You asked for this email under “Before you open”. It has arrived.' }],
        }),
      },
      signal,
    ),
    lookUp(from.address.split('@').at(-1) ?? ''),
  ])
  const { domain, spf, dkim, dmarc } = records
  const about = [
    `Records of ${domain}. ${recordWords('SPF', spf)} ${recordWords('DKIM', dkim)} ${recordWords('DMARC', dmarc)}`,
  ]
  if (!receipt.ok) return failedTest(receipt.problem, ...about)
  if (!receipt.isDelivered) return failedTest('No mail server is set up', ...about)
  const isMissing = [spf, dkim, dmarc].some(({ kind }) => kind === 'missing')
  return {
    state: isMissing ? 'attention' : 'works',
    words: [`${receipt.reply ?? 'The email was taken'}.`, ARRIVED, ...about],
  }
}

function recordWords(name: string, record: SenderRecord): string {
  switch (record.kind) {
    case 'found':
      return `${name}: found.`
    case 'missing':
      return `${name}: missing.`
    case 'failed':
      return `${name}: could not be looked up.`
    case 'unknown':
      return `${name}: not known, because we do not know the name of its key. The headers of the email say whether it is signed.`
  }
}
