import { expect, test } from 'vitest'

import { columnInWords, plainRow } from './plain-rows'

test.each([
  ['consent_given_at', 'Consent given at'],
  ['ghl_contact_id', 'CRM contact ID'],
  ['phone_e164', 'Phone in full'],
  ['totalPence', 'Total pence'],
])('%s is called “%s”', (column, words) => {
  expect(columnInWords(column)).toBe(words)
})

test('a row is read in words, in London time, without what is empty', () => {
  expect(
    plainRow({
      name: 'Ada',
      phone: null,
      message: '',
      consent_marketing: false,
      created_at: '2026-07-01T11:05:09.123+00:00',
      answers: [
        { label: 'Rooms', value: '3' },
        { label: 'Town', value: 'Bath' },
      ],
      season: { home: { type: 'semi' }, readings: [1, 2] },
    }),
  ).toEqual([
    { term: 'Name', detail: 'Ada' },
    { term: 'Consent marketing', detail: 'No' },
    { term: 'Created at', detail: '1 July 2026, 12.05pm' },
    { term: 'Answers', detail: 'Rooms: 3\nTown: Bath' },
    { term: 'Season', detail: 'Home: Type: semi\nReadings: 1\n2' },
  ])
})

test('a date that someone typed stays as typed', () => {
  expect(plainRow({ message: '2026-07-01T11:05 please' })).toEqual([
    { term: 'Message', detail: '2026-07-01T11:05 please' },
  ])
})
