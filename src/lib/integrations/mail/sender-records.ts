import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 2_000
const RECORD_LENGTH_MAX = 200

/** `unknown`: nothing says under which name to look it up. `failed`: the name servers did not answer. */
export type SenderRecord = { kind: 'found'; text: string } | { kind: 'missing' | 'failed' | 'unknown' }

export type SenderRecords = { domain: string; spf: SenderRecord; dkim: SenderRecord; dmarc: SenderRecord }

type LookUp = (name: string) => Promise<string[][]>

/**
 * The names of the keys with which two providers sign by default, known by the SPF records that they ask for (Google
 * Workspace, https://support.google.com/a/answer/180504; Microsoft 365,
 * https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure; both read on 30 November 2026).
 */
const USUAL_SELECTORS: readonly [inSpf: string, selectors: readonly string[]][] = [
  ['include:_spf.google.com', ['google']],
  ['include:spf.protection.outlook.com', ['selector1', 'selector2']],
]

const lookUpNow: LookUp = (name) => new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolveTxt(name)

/** The records by which receivers check email from a domain: SPF, DKIM and DMARC. */
export async function readSenderRecords(domain: string, lookUp: LookUp = lookUpNow): Promise<SenderRecords> {
  const [spf, dmarc] = await Promise.all([recordAt(domain, 'v=spf1', lookUp), dmarcOf(domain, lookUp)])
  return { domain, spf, dkim: await dkimOf(domain, spf, lookUp), dmarc }
}

/** That of the domain or, without one, of the nearest domain above it (RFC 7489, section 6.6.3). */
async function dmarcOf(domain: string, lookUp: LookUp): Promise<SenderRecord> {
  const own = await recordAt(`_dmarc.${domain}`, 'v=DMARC1', lookUp)
  const above = domain.split('.').slice(1)
  return own.kind === 'missing' && above.length > 1 ? dmarcOf(above.join('.'), lookUp) : own
}

async function dkimOf(domain: string, spf: SenderRecord, lookUp: LookUp): Promise<SenderRecord> {
  const usual = spf.kind === 'found' ? USUAL_SELECTORS.find(([inSpf]) => spf.text.includes(inSpf)) : undefined
  if (!usual) return { kind: 'unknown' }
  const [, selectors] = usual
  const found = await Promise.all(selectors.map((name) => recordAt(`${name}._domainkey.${domain}`, '', lookUp)))
  return (
    found.find(({ kind }) => kind === 'found') ?? found.find(({ kind }) => kind === 'failed') ?? { kind: 'missing' }
  )
}

const HAS_NONE = new Set(['ENOTFOUND', 'ENODATA'])

async function recordAt(name: string, begins: string, lookUp: LookUp): Promise<SenderRecord> {
  try {
    const texts = (await lookUp(name)).map((parts) => parts.join(''))
    const text = texts.find((one) => one.toLowerCase().startsWith(begins.toLowerCase()))
    return text === undefined ? { kind: 'missing' } : { kind: 'found', text: text.slice(0, RECORD_LENGTH_MAX) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { kind: HAS_NONE.has(code) ? 'missing' : 'failed' }
  }
}
