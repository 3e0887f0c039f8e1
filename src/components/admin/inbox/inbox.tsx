'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { newQueryClient } from '@/lib/browser/query-client'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import type { ReplySpeed } from '@/lib/domain/opening-hours/reply-speed'

import { InboxPanes } from './inbox-panes'
import type { FirstRead, Me } from './types'

type InboxProps = { first: FirstRead; me: Me; hours: OpeningHours; speed: ReplySpeed | null; enterLead: ReactNode }

/** The inbox with what has been read for it. Its reads belong to this page alone, as they are about people. */
export function Inbox(inbox: InboxProps) {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <InboxPanes {...inbox} />
    </QueryClientProvider>
  )
}
