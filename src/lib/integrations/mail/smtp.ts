import { createTransport, type NodemailerError } from 'nodemailer'

import { now } from '@/lib/platform/clock'
import type { Mailbox } from '@/lib/platform/mailbox'

import { createBreaker } from '../breaker'
import { type Failure, permanentFailure, transientFailure, withReason } from '../failure'
import { refuseUnsafeHeaders, type SendMail } from './mail'
import { nodemailerMessage } from './nodemailer-message'

/** Steps at which the server rejects the message or its recipient, rather than us. */
const REJECTED_BY_SERVER = new Set(['EENVELOPE', 'EMESSAGE'])

/** Sends email through an SMTP server over a small pool of connections. */
export function createSmtpMail({ url, from }: { url: string; from: Mailbox }): { send: SendMail; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // An email whose connection dropped may have been accepted; retrying is up to the delivery.
    maxRequeues: 0,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
  const guard = createBreaker(now)
  const sendNow: SendMail = async (message, signal) => {
    try {
      const { messageId, response } = await transport.sendMail({ ...nodemailerMessage(message, from), signal })
      return { ok: true, isDelivered: true, messageId, reply: withReason('The mail server took it', response) }
    } catch (error) {
      return smtpFailure(error)
    }
  }
  const send: SendMail = async (message, signal) =>
    refuseUnsafeHeaders(message) ?? guard(() => sendNow(message, signal))
  return { send, close: () => transport.close({ force: true }) }
}

function smtpFailure(error: unknown): Failure {
  if (!(error instanceof Error)) throw error
  const { code, responseCode, permanent, response }: NodemailerError = error
  if (responseCode === undefined)
    return transientFailure(`The mail server could not be reached${code ? ` (${code})` : ''}`)
  const words = response?.replace(/^\d{3}[ -]/, '') ?? ''
  const problem = withReason(`The mail server answered ${responseCode}`, words)
  if (!REJECTED_BY_SERVER.has(code ?? '')) return transientFailure(problem)
  return permanent ? permanentFailure(problem) : { ...transientFailure(problem), ofMessage: true }
}
