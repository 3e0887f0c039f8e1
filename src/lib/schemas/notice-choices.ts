import * as z from 'zod'

import { DIGEST, NOTICE_EVENTS } from '@/lib/domain/staff/notices'

const UNREADABLE = 'Choose the notices again'
const EVENTS = NOTICE_EVENTS.map(({ value }) => value)

const chosen = <Value extends string>(values: readonly [Value, ...Value[]] | readonly Value[]) =>
  z.array(z.enum(values, UNREADABLE), UNREADABLE).max(values.length, UNREADABLE)

/** The events that a colleague has chosen, by channel. */
export const noticeChoicesSchema = z.strictObject(
  { page: chosen(EVENTS), browser: chosen(EVENTS), email: chosen([...EVENTS, DIGEST] as const) },
  UNREADABLE,
)
