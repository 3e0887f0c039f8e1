import type { DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'

import { overlapping } from '@/lib/domain/assumptions/overlap'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { now } from '@/lib/platform/clock'
import { REFUSALS } from '@/lib/platform/refusal'

import { isLastKnown, type NumberList, periodsOf } from './number-list'

/** Form data not yet validated by Payload; missing values are reported on their own fields. */
type Typed = { validFrom?: string; validTo?: string | null; region?: string; key?: string }

/** First and last day of a period; periods of one number must not overlap. */
export function periodFields({ list, isOpenEnded }: { list: NumberList; isOpenEnded: boolean }): Field {
  const checkFirst: DateFieldValidation = async (value, options) => {
    const verdict = await date(value, options)
    if (verdict !== true) return verdict
    const { req, data } = options
    const id = Number(options.id)
    const { validTo, [list.sameNumber]: number } = data as Typed
    if (!list.isKnown(number)) return true
    const validFrom = londonDay(String(value))
    const others = (await periodsOf({ req, list, number })).filter((period) => period.id !== id)
    const overlap = overlapping({ period: { validFrom, validTo: validTo ? londonDay(validTo) : null }, others })
    if (overlap)
      return `Another value applies from ${writtenDate(overlap.validFrom)} ${overlap.validTo ? `to ${writtenDate(overlap.validTo)}` : 'on: give it a last day first'}`
    return validFrom > londonTime(now()).date && (await isLastKnown({ req, list, number, id }))
      ? REFUSALS.numberInUse.message
      : true
  }
  const checkLast: DateFieldValidation = (value, options) => {
    const { validFrom } = options.siblingData as Typed
    if (value && validFrom && londonDay(String(value)) < londonDay(validFrom))
      return 'The last day cannot come before the first'
    return date(value, options)
  }
  return {
    type: 'row',
    fields: [
      { name: 'validFrom', type: 'date', label: 'First day', required: true, index: true, validate: checkFirst },
      {
        name: 'validTo',
        type: 'date',
        label: 'Last day',
        required: !isOpenEnded,
        index: true,
        validate: checkLast,
        ...(isOpenEnded && { admin: { description: 'Leave empty until a newer value is entered.' } }),
      },
    ],
  }
}
