import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { poolOf } from '@/lib/platform/database'
import { whyBuiltIn } from '@/lib/registry/reserved-paths'

import { type BlockMaker, blockMaker } from '../support/block-maker'
import { createOnce } from '../support/create-once'
import { idsOf } from '../support/ids-of'
import { keepCurrent } from '../support/keep-current'
import type { PageSeed } from '../support/page-seed'
import { seedMissing } from '../support/seed-missing'
import { storedBy } from '../support/stored-by'
import { writeOrWarn } from '../support/write-or-warn'
import { PAGE_SEEDS, SOURCE_SEEDS } from './pages'

/**
 * Creates the pages of a new site and their sources, and updates the pages that staff have not changed. Requires the
 * images, films, claims, questions and the product. A page that staff have moved or deleted is not created again.
 */
export async function seedPages(payload: Payload): Promise<void> {
  for (const source of SOURCE_SEEDS) await seedMissing({ payload, collection: 'sources', field: 'key', data: source })
  const [pages, redirects] = [await storedBy(payload, 'pages', 'url'), await idsOf(payload, 'redirects', 'from')]
  await trashReplaced(payload, [...pages.keys()])
  const maker = await blockMaker(payload)
  for (const seed of PAGE_SEEDS) {
    const page = { payload, source: `pages:${seed.path}`, content: seed }
    const stored = pages.get(seed.path)
    const options = { collection: 'pages', overrideAccess: true, context: OUTSIDE_SERVER } as const // no user is involved
    if (stored) {
      const update = () =>
        writeOrWarn(page, () => payload.update({ ...options, id: stored.id, data: toRecord(seed, maker) }))
      const propose = () =>
        writeOrWarn(page, () =>
          payload.update({
            ...options,
            id: stored.id,
            data: { ...toRecord(seed, maker), _status: 'draft' },
            draft: true,
          }),
        )
      await keepCurrent({ ...page, stored, update, propose })
    } else {
      // It may have moved before this was recorded.
      const find = async () => (redirects.has(seed.path) ? {} : undefined)
      const create = () => writeOrWarn(page, () => payload.create({ ...options, data: toRecord(seed, maker) }))
      await createOnce({ ...page, find, create })
    }
  }
}

/**
 * A written page whose address a release has taken for a built-in one is never shown, but would be listed beside it.
 * Staff find it in the trash. Not through Payload, which refuses to save such an address.
 */
async function trashReplaced(payload: Payload, paths: readonly string[]): Promise<void> {
  const replaced = paths.filter((path) => whyBuiltIn(path) !== null)
  if (replaced.length === 0) return
  const { rows } = await poolOf(payload).query<{ url: string }>(
    `with page as (
       update pages set deleted_at = now(), _status = 'draft' where url = any($1) and deleted_at is null returning id, url
     ), version as (
       update _pages_v set version_deleted_at = now(), version__status = 'draft' from page where parent_id = page.id and latest
     ) select url from page`,
    [replaced],
  )
  for (const { url } of rows)
    payload.logger.warn({ msg: 'a page is in the trash, as its address is now built in', url })
}

function toRecord(
  {
    path,
    name,
    title,
    description,
    category,
    template,
    heading,
    lead,
    inShort,
    lastChecked,
    picture,
    blocks,
  }: PageSeed,
  { library, toStored }: BlockMaker,
): RequiredDataFromCollectionSlug<'pages'> {
  return {
    url: path,
    name,
    title,
    description,
    category,
    template,
    heading,
    lead,
    inShort: inShort?.join('\n'),
    factsCheckedOn: lastChecked,
    picture: picture ? library.picture(picture) : null,
    blocks: toStored(blocks),
    _status: 'published',
  }
}
