import type { AdminViewServerProps } from 'payload'

import { writtenMoment } from '../moment'
import { requireStaff, StaffView } from '../staff-view'
import { ImportForm } from './import-form'
import { NewPostButton } from './new-post-button'

const SHOWN_MAX = 12

/** The writers' start page: a new post, an unfinished one, or a public one with unpublished changes. */
export async function WriteView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/write')
  if (!changesPages)
    return (
      <StaffView view={view} title="Write">
        Your account cannot write posts. An admin can change that.
      </StaffView>
    )
  const { payload } = view
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where: { _status: { equals: 'draft' }, status: { not_equals: 'archived' } },
    draft: true,
    sort: '-updatedAt',
    limit: SHOWN_MAX,
    depth: 0,
    select: { title: true, scheduledFor: true, updatedAt: true },
    req: view.initPageResult.req,
    overrideAccess: false,
  })
  const { docs: publicPosts } = await payload.find({
    collection: 'blog-posts',
    where: { id: { in: docs.map(({ id }) => id) }, _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    select: { slug: true },
    req: view.initPageResult.req,
    overrideAccess: false,
  })
  const isPublic = (id: number) => publicPosts.some((post) => post.id === id)
  const list = `${payload.config.routes.admin}/collections/blog-posts`
  return (
    <StaffView view={view} title="Write">
      <NewPostButton />
      <section className="pb-notices" aria-labelledby="pb-drafts">
        <h2 id="pb-drafts">Drafts and unpublished changes</h2>
        {docs.length === 0 && <p>There are none.</p>}
        <ul>
          {docs.map(({ id, title, scheduledFor, updatedAt }) => (
            <li key={id}>
              <a href={`${list}/${id}/write`}>{title || 'A post without a title'}</a>{' '}
              {isPublic(id) ? 'is public, with changes ' : ''}
              {scheduledFor ? `to be published on ${writtenMoment(scheduledFor)}` : `saved ${writtenMoment(updatedAt)}`}
            </li>
          ))}
        </ul>
        <a href={list}>All posts</a>
      </section>
      <ImportForm />
    </StaffView>
  )
}
