import * as z from 'zod'

const records = z.array(
  z.object({
    called: z.string(),
    rows: z.array(z.unknown()),
    staying: z.number(),
    because: z.string().nullable(),
  }),
)

/** How much we hold about someone in one table, and what an erasure leaves of it. */
export type HeldRecord = z.output<typeof records>[number]

/** The same, as our API sends it. @throws if it is anything else */
export const heldRecords = (sent: unknown): HeldRecord[] => records.parse(sent)
