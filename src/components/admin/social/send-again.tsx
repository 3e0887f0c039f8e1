'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'

import type { SocialMediaPost } from '@/lib/generated/payload-types'

import { SendAgainButton } from '../send-again-button'
import { useReload } from '../use-reload'

type Post = Pick<SocialMediaPost, 'id' | 'status'>

/** Used in the list of social media posts. */
export function SendAgainCell({ rowData: post }: { rowData: Post }) {
  return <SendPostAgain post={post} />
}

/** Used on the page of a social media post. */
export function SendAgainField() {
  const { id, savedDocumentData } = useDocumentInfo()
  const chosen = useFormFields(([fields]) => fields.status?.value)
  const status: unknown = savedDocumentData?.status
  // Hidden while another status is selected, because saving the form then does the same.
  if (typeof id !== 'number' || status !== chosen) return null
  return (
    <div className="field-type">
      {/* a select holds one of its options */}
      <SendPostAgain post={{ id, status: status as Post['status'] }} />
    </div>
  )
}

function SendPostAgain({ post: { id, status } }: { post: Post }) {
  const reload = useReload()
  if (status !== 'failed' && status !== 'not-configured') return null
  return <SendAgainButton path={`/social-media-posts/${id}/send-again`} onSent={reload} />
}
