'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

const FAILED = 'The post could not be started. Please try again in a minute.'

/** Starts a draft and opens it. */
export function NewPostButton() {
  const { routes } = useConfig().config
  const router = useRouter()
  const [isStarting, setIsStarting] = useState(false)

  const onClick = async () => {
    setIsStarting(true)
    const id = await startDraft(`${routes.api}/blog-posts?draft=true&depth=0`)
    if (id !== null) return router.push(`${routes.admin}/collections/blog-posts/${id}/write`)
    toast.error(FAILED)
    setIsStarting(false)
  }

  return (
    <Button disabled={isStarting} onClick={onClick}>
      {isStarting ? 'Starting...' : 'Write a new post'}
    </Button>
  )
}

async function startDraft(url: string): Promise<number | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', credentials: 'include', headers, body: '{}' })
    const { doc }: { doc?: { id: number } } = response.ok ? await response.json() : {}
    return doc?.id ?? null
  } catch {
    return null
  }
}
