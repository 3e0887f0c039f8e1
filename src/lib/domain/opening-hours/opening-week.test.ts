import { expect, test } from 'vitest'

import { DEFAULT_OPENING_HOURS } from './opening-hours'
import { rowsToWeek, weekToRows } from './opening-week'

test('converts the week to rows, Monday first, without closed days', () => {
  const rows = weekToRows(DEFAULT_OPENING_HOURS.week)
  expect(rows.map((row) => row.weekday)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(rows[0]).toEqual({ weekday: '1', opens: '08:00', closes: '18:00' })
  expect(rows[5]).toEqual({ weekday: '6', opens: '09:00', closes: '16:00' })
})

test('reads back exactly what it wrote', () => {
  expect(rowsToWeek(weekToRows(DEFAULT_OPENING_HOURS.week))).toEqual(DEFAULT_OPENING_HOURS.week)
})

test('supports odd minutes and Sunday opening', () => {
  expect(rowsToWeek([{ weekday: '0', opens: '09:05', closes: '12:59' }])[0]).toEqual({
    opensMinute: 545,
    closesMinute: 779,
  })
})

test('throws for an invalid time instead of promising wrong hours', () => {
  expect(() => rowsToWeek([{ weekday: '1', opens: '8am', closes: '18:00' }])).toThrow('Not a time: 8am')
})
