import type { ArrayFieldValidation, TextFieldSingleValidation } from 'payload'
import { array, text } from 'payload/shared'

import { checkClockTime } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'

export const checkWeek: ArrayFieldValidation = (rows, options) => {
  const weekdays = (rows ?? []).map((row) => property(row, 'weekday'))
  return new Set(weekdays).size === weekdays.length ? array(rows, options) : 'Each day can be listed once'
}

/** Both are HH:MM, so string comparison is enough. */
export const checkCloses: TextFieldSingleValidation = (value, options) => {
  const opens = property(options.siblingData, 'opens')
  if (value && typeof opens === 'string' && value <= opens) return 'The closing time must be after the opening time'
  return whenGiven(checkClockTime, text)(value, options)
}

function property(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined
}
