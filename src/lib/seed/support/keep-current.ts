import { hashOf, lastSeeded, recordOlder, recordSeeded, type SeedText, type Stored, timeOf } from './seeded-texts'

type Kept = SeedText & {
  stored: Stored
  /** Returns null if the text cannot be written. */
  update: () => Promise<Stored | null>
  /** Saves the text as a draft, where the document has drafts. */
  propose?: () => Promise<Stored | null>
}

/**
 * Replaces a seeded text when this release has a newer one, unless staff have saved the document since: then the newer
 * text becomes a draft that an editor compares and publishes, unless staff have a draft of their own. A document from
 * before this record was kept counts as unchanged if it has never been saved again. Returns the document's times.
 */
export async function keepCurrent({ stored, update, propose, ...text }: Kept): Promise<Stored> {
  const { payload, source, content } = text
  const { hash, writtenAt } = (await lastSeeded(text)) ?? (await recordOlder({ payload, source }, stored))
  if (hash === hashOf(content)) return stored
  const [isDraft, isChanged] = [stored._status === 'draft', timeOf(stored.updatedAt) > writtenAt.getTime()]
  if (isChanged && (isDraft || !propose)) {
    payload.logger.info({ msg: 'a newer seed text is not used, because staff have changed the document', source })
    return stored
  }
  // A draft that nobody has touched is an earlier proposal: what is published beside it is the text of staff.
  const written = await (propose && (isChanged || isDraft) ? propose() : update())
  if (!written) return stored
  await recordSeeded({ ...text, stored: written })
  return written
}
