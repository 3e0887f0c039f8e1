import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { customerMails } from '../../fixtures/mails'

/** What a stranger would like to send through our emails, as typed in every field. */
const HOSTILE = 'Visit evil.test now'
const TRACES = /evil|visit/i

const MAILS = customerMails({
  names: { name: HOSTILE, firstName: 'Visit', lastName: 'evil.test now' },
  text: HOSTILE,
  email: 'evil@visit.test',
})

/** Emails to staff, and the two that `customerMail` chooses by the kind of lead. */
const OTHERS = ['salesMail', 'estimateMail', 'configurationMail']

test('every function that writes an email is covered', () => {
  const sources = readdirSync('src/lib/delivery', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-mail.ts') && !file.endsWith('send-by-mail.ts'))
    .map((file) => readFileSync(`src/lib/delivery/${file}`, 'utf8'))
  const written = sources.flatMap((source) =>
    [...source.matchAll(/^export function (\w+Mail)\(/gm)].map(([, name]) => name),
  )
  expect(written.toSorted()).toEqual([...Object.keys(MAILS), ...OTHERS].toSorted())
})

test('the two emails with figures are among them', () => {
  const subjects = MAILS.customerMail?.()
    .map(({ subject }) => subject)
    .join()
  expect(subjects).toContain('Your calculator result')
  expect(subjects).toContain('The price of your system')
})

test.each(Object.entries(MAILS))('%s repeats nothing that a stranger typed', (_name, mails) => {
  for (const { subject, text, html, to } of mails())
    expect([subject, text, html, to.name].join('\n')).not.toMatch(TRACES)
})

test('the first email of an order asks for a confirmation with a link of its own', () => {
  const texts = MAILS.orderMail?.().map(({ subject, text }) => `${subject}\n${text}`) ?? []
  const link = `https://powerboard.example.com/order/confirm/${'b'.repeat(43)}`
  expect(texts.filter((text) => text.includes(link))).toEqual([expect.stringMatching(/^Please confirm your order/)])
  expect(texts.find((text) => text.includes(link))).toContain('by 12.02pm on Tuesday 3 November')
})
