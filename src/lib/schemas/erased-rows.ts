import * as z from 'zod'

const erasedRows = z.array(
  z.object({ called: z.string(), found: z.number(), left: z.number(), because: z.string().nullable() }),
)

/** The records by kind of a receipt, as stored. @throws if they are anything else */
export const checkErasedRows = (stored: unknown) => erasedRows.parse(stored)
