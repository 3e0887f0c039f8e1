import { type Payload, ValidationError } from 'payload'

import { Gone } from './ids-of'

/**
 * Writes a text. Staff may have deleted what it names, or given its title to a page of their own: then the site starts
 * without it, with a warning, and this returns null.
 */
export async function writeOrWarn<Written>(
  { payload, source }: { payload: Payload; source: string },
  write: () => Promise<Written>,
): Promise<Written | null> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof Gone || error instanceof ValidationError)) throw error
    payload.logger.warn({ msg: 'a seed text is not used', source, reason: error.message })
    return null
  }
}
