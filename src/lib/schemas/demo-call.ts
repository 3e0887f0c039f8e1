import * as z from 'zod'

import { MESSAGES } from '@/lib/forms/messages'

import { callablePhone, line, personName, robotTraps } from './fields'

export const demoCallSchema = z.strictObject({
  name: personName({ message: MESSAGES.name }),
  phone: callablePhone,
  /** In `slotKey` format. Availability depends on the time and is checked elsewhere. */
  slot: line({ max: 20, missing: MESSAGES.slot, tooLong: MESSAGES.slot }).regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/,
    MESSAGES.slot,
  ),
  ...robotTraps,
})

export type DemoCall = z.output<typeof demoCallSchema>
