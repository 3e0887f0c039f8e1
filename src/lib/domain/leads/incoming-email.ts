import { isLeadReference } from './reference'

/**
 * What an email to us is. `bounce`: one of ours did not arrive. `automatic`: an answer that nobody wrote. `list`: a
 * newsletter or the like. Only what a person wrote can become a lead or be owed a reply.
 */
export type EmailKind = 'person' | 'bounce' | 'automatic' | 'list'

/** The headers of an email, with lower-case names; of several alike, the first. */
export type EmailHeaders = ReadonlyMap<string, string>

const DAEMON = /^(?:mailer-daemon|postmaster)@/i
const REPORT = /^multipart\/report\b/i
const DELIVERY_STATUS = /\breport-type="?delivery-status\b/i
const LIST_PRECEDENCE = /^(?:bulk|list|junk)$/i
const AUTOMATIC_SUBJECT = /^(?:automatic reply|autoreply|auto-reply|out of (?:the )?office|automatische antwort)\b/i
/** Their mere presence says that a program answered. */
const AUTOMATIC_HEADERS = ['x-autoreply', 'x-autorespond', 'x-auto-reply'] as const
const LIST_HEADERS = ['list-id', 'list-unsubscribe', 'list-post', 'feedback-id'] as const

/** Who or what wrote an email, by its headers (RFC 3464, 3834, 2919 and what programs do beside them). */
export function kindOfEmail(headers: EmailHeaders, fromAddress: string): EmailKind {
  const said = (name: string) => headers.get(name)?.trim() ?? ''
  const contentType = said('content-type')
  const isReport = REPORT.test(contentType) && DELIVERY_STATUS.test(contentType)
  if (isReport || DAEMON.test(fromAddress) || said('return-path') === '<>')
    return isAnswered(headers) ? 'automatic' : 'bounce'
  if (LIST_HEADERS.some((name) => headers.has(name)) || LIST_PRECEDENCE.test(said('precedence'))) return 'list'
  const submitted = said('auto-submitted').toLowerCase()
  const isAutomatic =
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^auto[-_]reply$/i.test(said('precedence')) ||
    AUTOMATIC_HEADERS.some((name) => headers.has(name)) ||
    AUTOMATIC_SUBJECT.test(said('subject'))
  return isAutomatic ? 'automatic' : 'person'
}

/** A vacation reply also has an empty return path, but says that it is a reply. */
const isAnswered = (headers: EmailHeaders) =>
  (headers.get('auto-submitted') ?? '').trim().toLowerCase().startsWith('auto-replied') &&
  !REPORT.test(headers.get('content-type') ?? '')

/** The Message-IDs of our emails to customers begin with the reference of their lead. */
const OURS = /<lead-(PB-[0-9A-Z]{4}-[0-9A-Z]{4})-[\w-]{1,60}@/g
const NAMED = /\bPB-[0-9A-Z]{4}-[0-9A-Z]{4}\b/gi
/** Long threads repeat all earlier Message-IDs. */
const HEADER_MAX = 20_000

/** The leads whose emails are answered by one with these headers, the latest first. */
export const answeredReferences = (...headers: readonly (string | null | undefined)[]): string[] =>
  unique(
    headers
      .flatMap((header) =>
        [...(header ?? '').slice(-HEADER_MAX).matchAll(OURS)].map(([, reference]) => reference ?? ''),
      )
      .toReversed(),
  )

/** The references that a subject names. */
export const namedReferences = (subject: string): string[] =>
  unique((subject.slice(0, 500).match(NAMED) ?? []).map((reference) => reference.toUpperCase()))

const unique = (references: readonly string[]) => [...new Set(references)].filter(isLeadReference)

const WROTE = /^(?:On|Am|Le) .{5,200}(?:wrote|schrieb|a écrit) ?:$/
const DIVIDER = /^(?:-{2,} ?(?:Original|Forwarded) [Mm]essage ?-{2,}|_{10,})$/
const OUTLOOK_FROM = /^\*?From:\*? /
const OUTLOOK_NEXT = /^\*?(?:Sent|Date|To|Subject):\*? /

/**
 * What somebody wrote, without the email below that it answers. All of it if there would be nothing left, as in an
 * email that is forwarded without a word.
 */
export function newText(text: string): string {
  const lines = text.split(/\r?\n/)
  const end = lines.findIndex((_line, index) => beginsQuoted(lines, index))
  const own = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'))
  const written = own.join('\n').trim()
  return written || text.trim()
}

function beginsQuoted(lines: readonly string[], index: number): boolean {
  const [line = '', next = ''] = [lines[index]?.trim(), lines[index + 1]?.trim()]
  if (line.length > 300) return false
  // Some programs break 'On … wrote:' over two lines.
  const isWrote =
    WROTE.test(line) || (/^(?:On|Am|Le) /.test(line) && next.length <= 300 && WROTE.test(`${line} ${next}`))
  return isWrote || DIVIDER.test(line) || (OUTLOOK_FROM.test(line) && OUTLOOK_NEXT.test(next))
}
