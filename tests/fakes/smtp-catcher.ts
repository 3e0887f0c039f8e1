import type { AddressInfo } from 'node:net'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How the catcher handles the next emails; `refusing-receiver` rejects at RCPT, `refusing-message` after DATA. */
export type SmtpCondition = 'accepting' | 'hanging' | 'greylisting' | 'refusing-receiver' | 'refusing-message'

type CaughtMail = { from: string; to: string[]; raw: string; mail: Email }

/**
 * An SMTP server on a local port that stores what it receives; it accepts email without a password and rejects every
 * password.
 */
export async function startSmtpCatcher() {
  const mails: CaughtMail[] = []
  const state: { condition: SmtpCondition } = { condition: 'accepting' }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: (_auth, _session, callback) => callback(new Error('Invalid username or password')),
    onRcptTo(_address, _session, callback) {
      if (state.condition === 'hanging') return
      if (state.condition === 'greylisting') return callback(smtpError(451, 'Try again later'))
      if (state.condition === 'refusing-receiver') return callback(smtpError(550, 'No such mailbox'))
      callback()
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.condition === 'refusing-message') return callback(smtpError(554, 'Looks like spam'))
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        void PostalMime.parse(raw).then((mail) => {
          mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail,
          })
          callback()
        })
      })
    },
  })
  server.on('error', () => undefined) // a killed client resets its connections
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    play: (condition: SmtpCondition) => Object.assign(state, { condition }),
    clear() {
      mails.length = 0
      state.condition = 'accepting'
    },
    /** The condition "down": the port is closed and connections are refused immediately. */
    stop() {
      for (const connection of server.connections) connection.close()
      return new Promise<void>((resolve) => server.server.close(() => resolve())) // its own `close` is permanent
    },
    /** Restarts on the same port. */
    startAgain: () => listen(port),
  }
}

export type SmtpCatcher = Awaited<ReturnType<typeof startSmtpCatcher>>

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
