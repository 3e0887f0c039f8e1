/** The evidence: free text, the person's names and the honeypot field. */
export type SpamEvidence = {
  texts: readonly string[]
  names?: readonly string[]
  honeypot: string
  email: string | null
}

const LINKS_MAX = 2
const GMAIL_DOTS_MAX = 4
// Owen Owen is a real name; RobertGamDaw RobertGamDaw is not.
const REPEATED_NAME_LENGTH_MIN = 10

const LINK = /(?:https?:\/\/|\bwww\.)\S*/gi
const LINK_IN_NAME =
  /https?:|\bwww\.|[a-z0-9-]{2}\.(?:com|net|org|info|biz|ru|io|xyz|top|site|online|shop|click|co\.uk)\b/i
const MARKUP = /\[(?:url|link|img)\b|<a\s|\bhref\s*=/i
const DOTTED_GMAIL = /^([^@]+)@(?:gmail|googlemail)\.com$/i

/** Reasons to suspect spam, for staff; empty if there are none. The language of the text is never a reason. */
export function suspicions(evidence: SpamEvidence): string[] {
  const { texts, names = [], honeypot, email } = evidence
  const all = [...texts, ...names]
  const checks: [suspicious: boolean, reason: string][] = [
    [honeypot.trim() !== '', 'A field that people cannot see was filled in'],
    [countLinks(all) > LINKS_MAX, 'Three or more links in the text'],
    [names.some((name) => LINK_IN_NAME.test(name)), 'A link in the name'],
    [all.some((text) => MARKUP.test(text)), 'Link markup in the text'],
    [hasRepeatedName(names), 'The same text in several name fields'],
    [email !== null && countGmailDots(email) > GMAIL_DOTS_MAX, 'A Gmail address broken up with dots'],
  ]
  return checks.filter(([suspicious]) => suspicious).map(([, reason]) => reason)
}

function countLinks(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(LINK)?.length ?? 0), 0)
}

function hasRepeatedName(names: readonly string[]): boolean {
  const long = names.map((name) => name.trim().toLowerCase()).filter((name) => name.length >= REPEATED_NAME_LENGTH_MIN)
  return new Set(long).size < long.length
}

function countGmailDots(email: string): number {
  return (DOTTED_GMAIL.exec(email)?.[1]?.split('.').length ?? 1) - 1
}
