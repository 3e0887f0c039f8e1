import addressparser from 'nodemailer/lib/addressparser'

/** Address and name are kept separate, so that user input in a name cannot become an address. */
export type Mailbox = { name: string; address: string }

/**
 * Parses a setting such as `Powerboard <hello@example.com>` or `hello@example.com`.
 * @throws Error unless it contains exactly one address
 */
export function readMailbox(setting: string): Mailbox {
  const [mailbox, ...others] = addressparser(setting, { flatten: true })
  if (!mailbox || others.length > 0 || !/^[^@\s]+@[^@\s]+$/.test(mailbox.address))
    throw new Error(`Not a single email address: ${setting}`)
  return { name: mailbox.name, address: mailbox.address }
}
