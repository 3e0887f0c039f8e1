import { createServer } from 'node:http'

import type { FakeCrm } from '../../fakes/fake-crm'
import type { SmtpCatcher } from '../../fakes/smtp-catcher'

/**
 * Lets the tests, which run in other processes, see what the fake CRM and mail server received and change their
 * behaviour.
 */
export async function startInspector({ crm, smtp, port }: { crm: FakeCrm; smtp: SmtpCatcher; port: number }) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inspector')
    if (pathname === '/crm') crm.play(searchParams.get('condition') as Parameters<typeof crm.play>[0])
    if (pathname === '/smtp') smtp.play(searchParams.get('condition') as Parameters<typeof smtp.play>[0])
    const mails = smtp.mails.map(({ to, mail }) => ({
      to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      replyTo: mail.replyTo,
    }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ contacts: crm.contacts, notes: crm.notes, mails }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
