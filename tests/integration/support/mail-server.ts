import type { MailMessage, SendMail } from '@/lib/integrations/mail/mail'

type MailServer = {
  accepted: MailMessage[]
  answer: 'accepted' | 'busy' | 'refused'
  reset: () => void
  send: SendMail
}

/** An in-memory mail server that keeps the messages it accepts. */
export function mailServer(): MailServer {
  const server: MailServer = {
    accepted: [],
    answer: 'accepted',
    reset: () => {
      server.accepted = []
      server.answer = 'accepted'
    },
    send: async (message) => {
      if (server.answer !== 'accepted')
        return { ok: false, permanent: server.answer === 'refused', retryAfterMs: null, problem: 'no' }
      server.accepted.push(message)
      return { ok: true, isDelivered: true, messageId: 'x' }
    },
  }
  return server
}
