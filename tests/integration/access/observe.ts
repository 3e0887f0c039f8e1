import type { Archive, Kept, State } from './archive'
import type { Channel, ChannelResponse } from './channels'

export type Sight = 'all' | 'what is shown' | 'nothing'
export type Deed = 'done' | 'refused'

/** The outcome of each operation: one of the values above, or else an error. */
export type Observed = Record<string, string>

type Trial = { channel: Channel; archive: Archive; slug: string }

/** Tries every operation of a collection and judges each by its effect. */
export async function observe(trial: Trial): Promise<Observed> {
  const sights = await observeReading(trial)
  const deeds = await observeChanging(trial)
  return { ...sights, ...deeds }
}

async function observeReading({ channel, archive, slug }: Trial): Promise<Observed> {
  const kept = await archive.keep(slug)
  const state = await archive.state(slug, kept.shown)
  const list = async (options?: { draft: boolean }) => sight(kept, [await channel.find(slug, options)])
  const byId = async (options?: { draft: boolean }) =>
    sight(kept, [
      await channel.findOne(slug, kept.shown, options),
      ...(kept.hidden === null ? [] : [await channel.findOne(slug, kept.hidden, options)]),
    ])
  return {
    list: await list(),
    ...(channel.findByPost && { 'list by POST': sight(kept, [await channel.findByPost(slug)]) }),
    'read by id': await byId(),
    count: counted(state, await channel.count(slug)),
    ...(archive.hasVersions(slug) && {
      'list of drafts': await list({ draft: true }),
      'read draft by id': await byId({ draft: true }),
    }),
  }
}

async function observeChanging({ channel, archive, slug }: Trial): Promise<Observed> {
  const { shown: id } = await archive.keep(slug)
  const versionId = await archive.versionOf(slug, id)
  const document = await archive.fresh(slug)
  let before = await archive.state(slug, id)

  /** Verifies successful operations immediately; the rejected ones are verified together at the end. */
  async function deed(
    attempt: () => Promise<ChannelResponse>,
    isDone: (after: State, response: ChannelResponse) => boolean,
  ): Promise<string> {
    const response = await attempt()
    if (!isSuccess(response)) return fault(response) ?? 'refused'
    const after = await archive.state(slug, id)
    const outcome = isDone(after, response) ? 'done' : 'refused'
    const added = after.total > before.total ? (response.body.doc ?? response.body).id : undefined
    if (added !== undefined) await archive.remove(slug, Number(added))
    before = added === undefined ? after : { ...after, total: before.total }
    return outcome
  }
  const isAdded = (after: State) => after.total === before.total + 1
  const isChanged = (after: State) => after.changedAt !== before.changedAt
  const isGone = (after: State) => after.changedAt === null

  const observed: Observed = {
    create: await deed(() => channel.create(slug, document), isAdded),
    duplicate: await deed(() => channel.duplicate(slug, id), isAdded),
    update: await deed(() => channel.update(slug, id), isChanged),
    'update many': await deed(() => channel.updateMany(slug, id), isChanged),
    ...(versionId !== null && {
      'list of versions': await deed(
        () => channel.findVersions(slug),
        (_after, { body }) => (body.docs?.length ?? 0) > 0,
      ),
      'read version': await deed(
        () => channel.findVersion(slug, versionId),
        (_after, { body }) => body.id === versionId,
      ),
      'restore version': await deed(() => channel.restore(slug, versionId), isChanged),
    }),
    'delete many': await deed(() => channel.removeMany(slug, id), isGone),
  }
  const after = await archive.state(slug, id)
  if (after.total !== before.total || after.changedAt !== before.changedAt) observed['what was refused'] = 'happened'

  const { shown: other } = await archive.keep(slug)
  const response = await channel.remove(slug, other)
  const isLeft = (await archive.state(slug, other)).changedAt !== null
  return { ...observed, delete: isLeft ? (fault(response) ?? 'refused') : 'done' }
}

function sight({ shown, hidden }: Kept, responses: ChannelResponse[]): string {
  const ids = new Set(responses.flatMap(({ body }) => body.docs?.map(({ id }) => id) ?? [body.id]))
  const seen = ids.has(shown) ? (hidden === null || ids.has(hidden) ? 'all' : 'what is shown') : 'nothing'
  return responses.map(fault).find(Boolean) ?? seen
}

function counted({ total, totalShown }: State, response: ChannelResponse): string {
  const count = response.body.totalDocs ?? 0
  const seen =
    count === 0 ? 'nothing' : count === total ? 'all' : count === totalShown ? 'what is shown' : `${count} of ${total}`
  return fault(response) ?? seen
}

const isSuccess = ({ status }: ChannelResponse) => status >= 200 && status < 300

/** Neither allowed nor rejected; 501 is Payload's response for "not over HTTP". */
function fault({ status, body }: ChannelResponse): string | null {
  return status >= 500 && status !== 501 ? `${status} ${JSON.stringify(body)}` : null
}
