import { ImapFlow } from 'imapflow'

import { now } from '@/lib/platform/clock'

/** An email as it lies on the server. `isCut`: it is larger than what we fetch, so its end is missing. */
export type FetchedEmail = { uid: number; raw: Uint8Array; isCut: boolean; receivedAt: Date }

/** How far a mailbox has been read; see platform/read-mailboxes-table.ts. */
export type Position = { uidValidity: number; lastUid: number; reachedAt: Date }

/**
 * A mailbox with what customers write to us. `readOn` passes on what arrived after a position, in its order, each email
 * with the position that it reaches; without one, it only finds the present position. Nothing in the mailbox changes.
 */
export type IncomingMailbox = {
  /** Without the password. */
  name: string
  readOn: (reading: {
    from: Position | null
    take: (email: FetchedEmail, reached: Position) => Promise<void>
    stopping: AbortSignal
  }) => Promise<Position | null>
}

/** An email with 10 MB of attachments, which are a third larger on their way, and some room for its text. */
const BYTES_MAX = 16 * 1024 * 1024
/** What is fetched of a larger one: its text, but not its attachments. */
const CUT_BYTES = 256 * 1024
const EMAILS_A_RUN = 100
const SILENT_MS = 60_000
const CONNECT_MS = 10_000

const DEFAULT_FOLDER = 'INBOX'

/** `url`: imaps://user:password@host:993/folder, or imap:// without encryption. */
export function imapMailbox(url: string): IncomingMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const user = decodeURIComponent(username)
  const folder = decodeURIComponent(pathname.slice(1)) || DEFAULT_FOLDER
  const connect = async () => {
    const client = new ImapFlow({
      host: hostname,
      port: Number(port) || (isSecure ? 993 : 143),
      secure: isSecure,
      auth: { user, pass: decodeURIComponent(password) },
      logger: false, // would log addresses
      disableAutoIdle: true,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
    })
    client.on('error', () => undefined) // the command that fails says so too
    await client.connect()
    return client
  }
  return {
    name: `${user}@${hostname}/${folder}`,
    async readOn({ from, take, stopping }) {
      const client = await connect()
      const stop = () => client.close()
      stopping.addEventListener('abort', stop, { once: true })
      try {
        return await readFolder(client, { folder, from, take, stopping })
      } finally {
        stopping.removeEventListener('abort', stop)
        await client.logout().catch(() => client.close())
      }
    },
  }
}

type Reading = Parameters<IncomingMailbox['readOn']>[0] & { folder: string }

async function readFolder(client: ImapFlow, { folder, from, take, stopping }: Reading): Promise<Position | null> {
  const lock = await client.getMailboxLock(folder, { readOnly: true })
  try {
    const { mailbox } = client
    if (!mailbox) throw new Error('The mailbox could not be opened')
    const uidValidity = Number(mailbox.uidValidity)
    if (!from) return { uidValidity, lastUid: mailbox.uidNext - 1, reachedAt: now() }
    for (const uid of (await uidsAfter(client, from, uidValidity)).slice(0, EMAILS_A_RUN)) {
      if (stopping.aborted) return null
      const email = await fetchEmail(client, uid)
      if (email) await take(email, { uidValidity, lastUid: uid, reachedAt: email.receivedAt })
    }
    return null
  } finally {
    lock.release()
  }
}

/** Also those that were read before, if the server has numbered its emails afresh; they are recognised when taken. */
async function uidsAfter(client: ImapFlow, from: Position, uidValidity: number): Promise<number[]> {
  const isSame = from.uidValidity === uidValidity
  const found = await client.search(isSame ? { uid: `${from.lastUid + 1}:*` } : { since: from.reachedAt }, {
    uid: true,
  })
  // A range that begins after the last email still finds that one.
  return (found || []).filter((uid) => !isSame || uid > from.lastUid).toSorted((one, other) => one - other)
}

async function fetchEmail(client: ImapFlow, uid: number): Promise<FetchedEmail | null> {
  const measured = await client.fetchOne(String(uid), { uid: true, size: true, internalDate: true }, { uid: true })
  if (!measured) return null // moved or deleted meanwhile
  const isCut = (measured.size ?? 0) > BYTES_MAX
  const maxLength = isCut ? CUT_BYTES : BYTES_MAX
  const fetched = await client.fetchOne(String(uid), { uid: true, source: { maxLength } }, { uid: true })
  if (!fetched || !fetched.source) return null
  return { uid, raw: fetched.source, isCut, receivedAt: new Date(measured.internalDate ?? now()) }
}
