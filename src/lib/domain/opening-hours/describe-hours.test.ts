import { describe, expect, it } from 'vitest'

import { describeHours } from './describe-hours'
import { DEFAULT_OPENING_HOURS } from './opening-hours'

const allDay = { opensMinute: 0, closesMinute: 24 * 60 }

describe('describeHours', () => {
  it('groups consecutive days with the same hours', () => {
    expect(describeHours(DEFAULT_OPENING_HOURS).map(({ days, times }) => `${days}: ${times}`)).toEqual([
      'Monday to Friday: 8am to 6pm',
      'Saturday: 9am to 4pm',
      'Sunday: Closed',
    ])
  })

  it('does not group days that are not consecutive', () => {
    const week = { ...DEFAULT_OPENING_HOURS.week, 3: null }
    expect(describeHours({ ...DEFAULT_OPENING_HOURS, week }).map(({ days }) => days)).toEqual([
      'Monday to Tuesday',
      'Wednesday',
      'Thursday to Friday',
      'Saturday',
      'Sunday',
    ])
  })

  it('shows both ends of a day as midnight', () => {
    const week = { 0: allDay, 1: allDay, 2: allDay, 3: allDay, 4: allDay, 5: allDay, 6: allDay }
    expect(describeHours({ ...DEFAULT_OPENING_HOURS, week })).toEqual([
      { days: 'Monday to Sunday', times: 'midnight to midnight', period: allDay },
    ])
  })
})
