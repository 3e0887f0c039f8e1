import { expect, test } from 'vitest'

import { bareFigures } from '@/lib/domain/claims/bare-figures'
import { plainText } from '@/lib/domain/claims/passage'

import { mailContents } from './content-mails'

const passages = mailContents().flatMap((mail) => mail.passages)

test('every line of each customer email is read', () => {
  const text = passages.map(plainText).join('\n')
  for (const line of [
    'We have your quote request: PB-0000-0000',
    'We have your installer application',
    'The datasheet (PDF)',
    'We’ll call you',
    'We’ll reply by email',
  ])
    expect(text).toContain(line)
})

test('no email makes a claim', () => {
  expect(passages.flatMap(bareFigures)).toEqual([])
})
