import * as z from 'zod'

const MESSAGE = 'Choose a person.'

/** The person to be merged into another. */
export const peopleMergeSchema = z.strictObject({
  other: z
    .int(MESSAGE)
    .positive(MESSAGE)
    .max(2 ** 31 - 1, MESSAGE),
})
