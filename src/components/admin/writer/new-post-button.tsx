'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'

const FAILED = 'The post could not be started. Please try again in a minute.'

/** Starts a draft and opens it. */
export function NewPostButton() {
  const { routes } = useConfig().config
  const router = useRouter()
  const start = useMutation(
    {
      mutationFn: () => apiRequest({ method: 'POST', url: `${routes.api}/blog-posts?draft=true&depth=0`, body: {} }),
      onSuccess: (reply) => {
        const { doc } = reply as { doc: { id: number } }
        router.push(`${routes.admin}/collections/blog-posts/${doc.id}/write`)
      },
      onError: () => toast.error(FAILED),
    },
    queryClient,
  )
  const isStarting = start.isPending || start.isSuccess // until the post is open

  return (
    <Button disabled={isStarting} onClick={() => start.mutate()}>
      {isStarting ? 'Starting...' : 'Write a new post'}
    </Button>
  )
}
