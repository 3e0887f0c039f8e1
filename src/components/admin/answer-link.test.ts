import { describe, expect, it } from 'vitest'

import { answerLink } from './answer-link'

describe('answerLink', () => {
  it.each([
    ['Phone', '07700 900225', 'tel:+447700900225'],
    ['Daytime phone', '01632 960 123', 'tel:+441632960123'],
    ['Email', 'ann.o+home@example.com', 'mailto:ann.o%2Bhome@example.com'],
    ['Email', 'ann@example.com', 'mailto:ann@example.com'],
    ['Email', 'a?bcc=x&y@example.com', 'mailto:a%3Fbcc%3Dx%26y@example.com'],
  ])('%s %s is linked to %s', (label, value, link) => {
    expect(answerLink({ label, value })).toBe(link)
  })

  it.each([
    ['Phone', 'after six, please'],
    ['Email', 'none'],
    ['Email', 'a@example.com b@example.com'],
    ['Message', '07700 900225'],
    ['Message', 'ann@example.com'],
  ])('%s %s has no link', (label, value) => {
    expect(answerLink({ label, value })).toBeNull()
  })
})
