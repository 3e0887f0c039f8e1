import { expect, test } from 'vitest'

import { readSenderRecords } from './sender-records'

const DOMAIN = 'mail.powerboard.test'
const SPF = 'v=spf1 include:spf.protection.outlook.com -all'

/** Answers from a list of names, and refuses others as a name server does. */
const lookUpIn = (records: Record<string, string[][]>, code = 'ENOTFOUND') => {
  const asked: string[] = []
  const lookUp = (name: string) => {
    asked.push(name)
    const found = records[name]
    return found ? Promise.resolve(found) : Promise.reject(Object.assign(new Error(name), { code }))
  }
  return { asked, lookUp }
}

test('all three are found, in parts and among others', async () => {
  const { lookUp } = lookUpIn({
    [DOMAIN]: [['site-verification=1'], ['V=SPF1 include:spf.protection', '.outlook.com -all']],
    [`selector2._domainkey.${DOMAIN}`]: [['v=DKIM1; k=rsa; p=key']],
    [`_dmarc.${DOMAIN}`]: [['v=DMARC1; p=none']],
  })
  expect(await readSenderRecords(DOMAIN, lookUp)).toEqual({
    domain: DOMAIN,
    spf: { kind: 'found', text: 'V=SPF1 include:spf.protection.outlook.com -all' },
    dkim: { kind: 'found', text: 'v=DKIM1; k=rsa; p=key' },
    dmarc: { kind: 'found', text: 'v=DMARC1; p=none' },
  })
})

test('DMARC may be that of the domain above, but not of a whole country', async () => {
  const { lookUp, asked } = lookUpIn({ '_dmarc.powerboard.test': [['v=DMARC1; p=reject']] })
  expect((await readSenderRecords(DOMAIN, lookUp)).dmarc).toEqual({ kind: 'found', text: 'v=DMARC1; p=reject' })
  await readSenderRecords('powerboard.test', lookUpIn({}).lookUp)
  expect(asked).not.toContain('_dmarc.test')
})

test('other records count as none', async () => {
  const { lookUp } = lookUpIn({ [DOMAIN]: [['v=verify']], [`_dmarc.${DOMAIN}`]: [['anything']] }, 'ENODATA')
  const { spf, dmarc, dkim } = await readSenderRecords(DOMAIN, lookUp)
  expect([spf.kind, dmarc.kind, dkim.kind]).toEqual(['missing', 'missing', 'unknown'])
})

test('a provider without its key is missing, and a silent name server is no evidence', async () => {
  const { lookUp } = lookUpIn({ [DOMAIN]: [[SPF]] })
  expect((await readSenderRecords(DOMAIN, lookUp)).dkim).toEqual({ kind: 'missing' })
  const silent = lookUpIn({ [DOMAIN]: [[SPF]] }, 'ETIMEOUT')
  const { dkim, dmarc } = await readSenderRecords(DOMAIN, silent.lookUp)
  expect([dkim.kind, dmarc.kind]).toEqual(['failed', 'failed'])
})
