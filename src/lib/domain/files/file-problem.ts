import { extensionOf, type FileKind, isMisnamed, kindOfFile, labelOfKind, namedKind } from './file-kinds'

const MIB = 1024 * 1024

/** What may be sent to one place. */
export type AcceptedFiles = { kinds: readonly FileKind[]; bytesMax: number }

/** `head`: at least the first `HEAD_BYTES` of a file. */
type FileToCheck = { name: string; size: number; head: Uint8Array }

/**
 * Why a file cannot be accepted, as the rest of a sentence that begins with its name, or null. Checked in the browser
 * before it is sent, and again on the server. Without a colon, at which Payload would cut the message.
 */
export function fileProblem({ name, size, head }: FileToCheck, { kinds, bytesMax }: AcceptedFiles): string | null {
  if (size === 0) return 'is empty'
  if (size > bytesMax) return `is too large (${Math.floor(bytesMax / MIB)} MB allowed)`
  const kind = kindOfFile(head)
  if (kind === null) return `is of a kind that we cannot read (${takes(kinds)})`
  if (isMisnamed(endingOf(name), kind))
    return `is ${namedKind(kind)} named .${endingOf(name)} (${kinds.includes(kind) ? `rename it to end in .${extensionOf(kind)}` : takes(kinds)})`
  return kinds.includes(kind) ? null : `is ${namedKind(kind)} (${takes(kinds)})`
}

const takes = (kinds: readonly FileKind[]) => `we take ${listed(kinds.map(labelOfKind))}`

const listed = (labels: readonly string[]) => `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`

const endingOf = (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '')
