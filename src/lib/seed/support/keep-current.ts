import { hashOf, lastSeeded, recordOlder, recordSeeded, type SeedText, type Stored, timeOf } from './seeded-texts'

type Kept = SeedText & {
  stored: Stored
  /** Returns null if the text cannot be written. */
  update: () => Promise<Stored | null>
}

/**
 * Replaces a seeded text when this release has a newer one, unless staff have saved the document since. A document from
 * before this record was kept counts as unchanged if it has never been saved again. Returns the document's times.
 */
export async function keepCurrent({ stored, update, ...text }: Kept): Promise<Stored> {
  const { payload, source, content } = text
  const { hash, writtenAt } = (await lastSeeded(text)) ?? (await recordOlder({ payload, source }, stored))
  if (hash === hashOf(content)) return stored
  if (timeOf(stored.updatedAt) > writtenAt.getTime()) {
    payload.logger.info({ msg: 'a newer seed text is not used, because staff have changed the document', source })
    return stored
  }
  const written = await update()
  if (!written) return stored
  await recordSeeded({ ...text, stored: written })
  return written
}
