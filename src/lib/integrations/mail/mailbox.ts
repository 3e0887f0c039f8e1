import addressparser from 'nodemailer/lib/addressparser'

import type { Mailbox } from './mail'

/**
 * Reads a setting such as `Powerboard <hello@example.com>` or `hello@example.com`.
 * @throws Error when it does not hold exactly one address
 */
export function readMailbox(setting: string): Mailbox {
  const [mailbox, ...others] = addressparser(setting, { flatten: true })
  if (!mailbox || others.length > 0 || !/^[^@\s]+@[^@\s]+$/.test(mailbox.address))
    throw new Error(`Not one mail address: ${setting}`)
  return { name: mailbox.name, address: mailbox.address }
}
