import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { readPostPreview } from '@/lib/data/blog/preview'
import { readDocumentId } from '@/lib/schemas/document-id'

import { PostView } from '../../../blog/[slug]/post-view'
import { RefreshOnSave } from '../../[id]/refresh-on-save'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

/** A post as it would look once published, beside its form in the admin. */
export default async function PostPreviewPage({ params }: { params: Promise<{ id: string }> }) {
  const id = readDocumentId((await params).id)
  const post = id === null ? null : await readPostPreview({ id, headers: await headers() })
  if (!post) return notFound()
  return (
    <>
      <RefreshOnSave />
      <PostView post={post} />
    </>
  )
}
