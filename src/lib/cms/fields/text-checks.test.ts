import { describe, expect, test } from 'vitest'

import {
  checkClockTime,
  checkColour,
  checkDestination,
  checkEmail,
  checkHttps,
  checkLink,
  checkLocalPath,
  checkNotationLinks,
  checkPhone,
  checkSlug,
} from './text-checks'

const CHECKS = [
  {
    name: 'slug',
    check: checkSlug,
    good: ['stone-barn', 'sn10', 'a'],
    bad: ['Stone-Barn', 'stone--barn', '-barn', 'barn-', 'stone barn', 'a/b', 'é'],
  },
  {
    name: 'local path',
    check: checkLocalPath,
    good: ['/', '/about', '/locations/bath/new-build-heating', '/search?q=panel'],
    bad: [
      'about',
      '//evil.example',
      '/\\evil.example',
      '/a\\b',
      '/a b',
      'https://evil.example',
      'javascript:alert(1)',
      '/a\n/b',
    ],
  },
  {
    name: 'destination',
    check: checkDestination,
    good: ['/about', 'https://example.com/a'],
    bad: [
      'http://example.com',
      '//example.com',
      'javascript:alert(1)',
      'https://',
      'https://exa mple.com',
      'data:text/html,x',
    ],
  },
  {
    name: 'link',
    check: checkLink,
    good: ['/about', '#costs', 'https://example.com', 'mailto:ada@example.com', 'tel:+441632960123'],
    bad: ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'http://example.com', ''],
  },
  {
    name: 'notation',
    check: checkNotationLinks,
    good: ['No link [^source] here', 'See [about us](/about) and [them](https://example.com)'],
    bad: ['[one](/about) [two](javascript:alert(1))', '[x](data:text/html,x)', '[x](vbscript:x)'],
  },
  {
    name: 'https URL',
    check: checkHttps,
    good: ['https://example.com'],
    bad: ['/about', 'http://example.com', 'example.com'],
  },
  { name: 'colour', check: checkColour, good: ['#3B82F6', '#3b82f6'], bad: ['3B82F6', '#3B8', '#3B82FG', 'red'] },
  {
    name: 'time',
    check: checkClockTime,
    good: ['00:00', '08:30', '23:59'],
    bad: ['8:30', '24:00', '08:60', '8am', '08:30:00'],
  },
  {
    name: 'phone',
    check: checkPhone,
    good: ['01632 960 123', '07700 900225'],
    bad: ['123', 'call us', '020 7946 0018 ext 9'],
  },
  {
    name: 'e-mail',
    check: checkEmail('Valid email required'),
    good: ['ada@example.com', 'a.b+c@sub.example.co.uk'],
    bad: [
      'ada',
      'ada@example',
      'a b@example.com',
      'ada@example.com\nBcc: b@example.com',
      'a@b@example.com',
      'ada@example..com.',
    ],
  },
]

describe.each(CHECKS)('$name', ({ check, good, bad }) => {
  test.each(good)('accepts %j', (text) => expect(check(text)).toBe(true))
  test.each(bad)('refuses %j with a message', (text) => expect(check(text)).toMatch(/\w+ \w+/))
})

test('returns the message of the form', () => {
  expect(checkEmail('Valid email required')('no')).toBe('Valid email required')
})
