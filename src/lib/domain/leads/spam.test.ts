import { describe, expect, it } from 'vitest'

import { type SpamEvidence, suspicions } from './spam'

const ordinary: SpamEvidence = {
  texts: ['We saw https://example.com/barn and https://example.org and would like the same.'],
  names: ['Siân', "O'Brien-St.John"],
  honeypot: '',
  email: 'sian.m.o.brien@gmail.com',
}

const check = (changes: Partial<SpamEvidence>) => suspicions({ ...ordinary, ...changes })

describe('suspicions', () => {
  it.each<[string, Partial<SpamEvidence>]>([
    ['an ordinary enquiry', {}],
    [
      'one in another script',
      { texts: ['Здравствуйте, сколько стоит панель?', '暖房について教えてください'], names: ['Юлия', '陽子'] },
    ],
    ['a call request without email or names', { email: null, names: undefined }],
    ['a person called Owen Owen', { names: ['Owen', 'Owen'] }],
    ['initials', { names: ['J.R.', 'M.Ru'] }],
    ['a Gmail address with four dots', { email: 's.i.a.n.ob@gmail.com' }],
    ['a short name given twice', { names: ['Griffiths', 'Griffiths'] }],
    ['two links starting with www', { texts: ['https://www.example.com http://www.example.org'] }],
    ['blanks in the hidden field', { honeypot: ' ' }],
    ['many dots away from Gmail', { email: 'a.b.c.d.e.f@example.com' }],
  ])('finds nothing in %s', (_what, changes) => {
    expect(check(changes)).toEqual([])
  })

  it.each<[string, Partial<SpamEvidence>]>([
    ['A field that people cannot see was filled in', { honeypot: 'https://example.com' }],
    ['Three or more links in the text', { texts: ['http://a.example www.b.example', 'HTTPS://c.example'] }],
    ['A link in the name', { names: ['Win', 'casino.com'] }],
    ['A link in the name', { texts: [], names: ['https://example.test/x', 'Smith'] }],
    ['Link markup in the text', { texts: ['[url=https://a.example]cheap[/url]'] }],
    ['Link markup in the text', { texts: ['<A HREF="https://a.example">cheap</A>'] }],
    ['The same text in several name fields', { names: ['RobertGamDaw', ' robertgamdaw '] }],
    ['The same text in several name fields', { names: ['RobertGamD', 'RobertGamD'] }],
    ['A Gmail address broken up with dots', { email: 's.i.a.n.o.b@Gmail.com' }],
  ])('reports "%s"', (reason, changes) => {
    expect(check(changes)).toEqual([reason])
  })

  it('reports every reason', () => {
    expect(check({ honeypot: 'x', names: ['casino.com'] })).toHaveLength(2)
  })
})
