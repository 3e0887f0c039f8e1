import { lastSeeded, recordOlder, recordSeeded, type SeedText, type Stored } from './seeded-texts'

type Once<Made extends Stored> = SeedText & {
  /** The document of a site older than this record, or whatever shows that there has been one. */
  find?: () => Promise<Stored | undefined>
  /** Returns null if the document cannot be created. */
  create: () => Promise<Made | null>
}

/**
 * Creates what the seed has never created here. What staff have since deleted, moved or renamed does not come back.
 * Returns the new document, if any.
 */
export async function createOnce<Made extends Stored>({ find, create, ...text }: Once<Made>): Promise<Made | null> {
  const { payload, source } = text
  if (await lastSeeded(text)) return null
  const older = await find?.()
  if (older) {
    await recordOlder({ payload, source }, older)
    return null
  }
  const made = await create()
  if (made) await recordSeeded({ ...text, stored: made })
  return made
}
