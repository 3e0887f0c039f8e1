import { createTransport, type NodemailerError } from 'nodemailer'

import { now } from '@/lib/platform/clock'

import { createBreaker } from '../breaker'
import { permanentFailure, transientFailure, type Failure } from '../failure'
import { refuseUnsafeHeaders, type Mailbox, type SendMail } from './mail'
import { nodemailerMessage } from './nodemailer-message'

/** Steps at which the server judges the message or its receiver, rather than us or the moment. */
const JUDGED_BY_THE_SERVER = new Set(['EENVELOPE', 'EMESSAGE'])

/** Mail through an SMTP server, over a few connections that stay open between mails. */
export function createSmtpMail({ url, from }: { url: string; from: Mailbox }): { send: SendMail; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // A mail whose connection closed may have been accepted; when to try again is the delivery's decision.
    maxRequeues: 0,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
  const guard = createBreaker(now)
  const sendNow: SendMail = async (message, signal) => {
    try {
      const { messageId } = await transport.sendMail({ ...nodemailerMessage(message, from), signal })
      return { ok: true, isDelivered: true, messageId }
    } catch (error) {
      return smtpFailure(error)
    }
  }
  const send: SendMail = async (message, signal) =>
    refuseUnsafeHeaders(message) ?? guard(() => sendNow(message, signal))
  return { send, close: () => transport.close({ force: true }) }
}

// The server's own words may repeat addresses, so only its codes are kept.
function smtpFailure(error: unknown): Failure {
  if (!(error instanceof Error)) throw error
  const { code, responseCode, permanent }: NodemailerError = error
  if (responseCode === undefined)
    return transientFailure(`The mail server could not be reached${code ? ` (${code})` : ''}`)
  const problem = `The mail server answered ${responseCode}`
  return permanent && JUDGED_BY_THE_SERVER.has(code ?? '') ? permanentFailure(problem) : transientFailure(problem)
}
