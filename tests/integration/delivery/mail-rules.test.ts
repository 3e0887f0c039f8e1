import { describe, expect, test } from 'vitest'

import { mailBody } from '@/lib/delivery/messages/mail-body'

import { customerMails, salesMails } from '../../fixtures/mails'

const ANN = {
  names: { name: 'Ann Lee', firstName: 'Ann', lastName: 'Lee' },
  text: 'A few words',
  email: 'ann@example.com',
}
const ALERT = mailBody({
  siteUrl: 'https://powerboard.example.com/admin',
  title: 'Two things need attention',
  blocks: [{ kind: 'action', text: 'Operations', href: 'https://powerboard.example.com/admin/operations' }],
})
const CUSTOMERS = Object.entries(customerMails(ANN)).flatMap(([kind, mails]) =>
  mails().map((mail) => ({ kind: `${kind}: ${mail.subject}`, ...mail })),
)
const ALL = [
  ...CUSTOMERS,
  ...salesMails(ANN).map((mail) => ({ kind: `salesMail: ${mail.subject}`, ...mail })),
  { kind: 'alert', ...ALERT },
]

const GMAIL_CLIPS_AT = 102 * 1024
const inlineStyles = (html: string) => [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) => style).join(';')
const headStyles = (html: string) => /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)

describe.each(ALL)('$kind', ({ html, text }) => {
  test('Outlook for Windows, which renders as Word does: tables, widths as attributes, padding on cells only', () => {
    expect(inlineStyles(html)).not.toMatch(/(?:^|;)\s*(?:display:\s*(?:flex|grid)|float|background-image|box-shadow)/)
    expect(html).not.toMatch(/<(?:div|video|svg|form|button|input|picture)\b/)
    for (const image of tags(html, 'img')) expect(image).toMatch(/ width="\d+" height="\d+" alt="/)
    for (const link of tags(html, 'a')) expect(link).not.toMatch(/padding|display:inline-block/)
    expect(html).toMatch(/<table [^>]*width="600"/)
    expect(tags(html, 'img').join()).not.toMatch(/\.(?:webp|svg|avif)/)
  })

  test('Gmail: a style sheet in the head only, no other files than pictures, not clipped', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_CLIPS_AT)
    expect(tags(html, 'style')).toHaveLength(1)
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('</head>'))
    expect(html).not.toMatch(/<(?:link|script|iframe)\b|@import|@font-face|url\(/)
    expect(headStyles(html).length).toBeLessThan(8_192) // more, and Gmail drops all of it
  })

  test('Apple Mail: says that it can be dark, and every colour of text has a dark one', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(headStyles(html)).toContain('prefers-color-scheme:dark')
    for (const tag of [...html.matchAll(/<\w+[^>]*[^-]color:#(?:281325|6c5b68)[^>]*>/g)].map(([each]) => each))
      expect(tag, 'is ink or grey in dark mode, or inherits it').toMatch(/class="[^"]*(?:ink|grey|picture)/)
  })

  test('Outlook.com and Yahoo: nothing positioned, no variables or calculations', () => {
    expect(`${inlineStyles(html)}${headStyles(html)}`).not.toMatch(
      /position:|var\(|calc\(|z-index|!important;\s*position/,
    )
  })

  test('without pictures, colours or HTML it says the same', () => {
    for (const image of tags(html, 'img')) expect(image).toMatch(/src="https:\/\/powerboard\.example\.com\/[\w.-]+"/)
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    for (const target of targets) expect(text).toContain(target)
    expect(text).not.toMatch(/<|&\w+;|undefined|null|\n{3}| $/)
  })

  test('it has one heading, one next step at most, and a language', () => {
    expect(tags(html, 'h1').length).toBeLessThanOrEqual(1)
    expect(html.split('bgcolor="#c43a0c"').length - 1).toBeLessThanOrEqual(1)
    expect(html).toContain('<html lang="en-GB">')
  })
})

test('every email to a customer can be answered, and those that know a name greet by it', () => {
  for (const { kind, replyTo, text } of CUSTOMERS) {
    expect(replyTo, kind).not.toBeNull()
    if (/^(?:customer|order|quote)Mail/.test(kind)) expect(text, kind).toContain('Hello Ann,')
  }
})

test('no sum is labelled as something else', () => {
  const prices = CUSTOMERS.filter(({ text }) => text.includes('Excluding VAT'))
  expect(prices.length).toBeGreaterThan(3)
  for (const { text } of prices) {
    expect(text).toMatch(/^Excluding VAT: £[\d,.]+$/m)
    expect(text).toMatch(/^VAT at 20%: £[\d,.]+$/m)
    expect(text).toMatch(/^Total including VAT: £[\d,.]+$/m)
  }
})

test('every reader fetches the same picture, so that fetching it tells us nothing', () => {
  const pictures = new Set(ALL.flatMap(({ html }) => [...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)))
  expect([...pictures]).toEqual([
    'https://powerboard.example.com/icon-192.png',
    'https://powerboard.example.com/mail-living-room.jpg',
  ])
})
