'use client'

import { useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'
import type { Found } from '@/lib/inbox/find'

import { Dialog } from './dialog'
import { FIND } from './open-finder'

/** A page of the admin. `path`: below its root. */
export type FoundPage = { path: string; label: string }

type FinderProps = { pages: readonly FoundPage[]; isSales: boolean }

/** A button in the menu, and Ctrl K anywhere: opens the search of the admin, outside the menu, which may be closed. */
export function Finder(props: FinderProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = () => setIsOpen(true)
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault() // the browser's own search
      open()
    }
    document.addEventListener('keydown', press)
    window.addEventListener(FIND, open)
    return () => {
      document.removeEventListener('keydown', press)
      window.removeEventListener(FIND, open)
    }
  }, [])
  return (
    <>
      <button type="button" className="pb-find" aria-keyshortcuts="Control+K" onClick={() => setIsOpen(true)}>
        Search everything <kbd>Ctrl K</kbd>
      </button>
      {isOpen && createPortal(<FindDialog {...props} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}

const PAGES_MAX = 8
const TYPED_MIN = 2

function FindDialog({ pages, isSales, onClose }: FinderProps & { onClose: () => void }) {
  const { admin, api } = useConfig().config.routes
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const isWanted = text.length >= TYPED_MIN
  const { data, isFetching, error } = useQuery(
    {
      queryKey: ['found', text],
      queryFn: async ({ signal }) =>
        (await apiRequest({ method: 'POST', url: `${api}/inbox/find`, body: { text }, signal })) as { found: Found[] },
      enabled: isWanted,
      gcTime: 0, // people's names do not stay in memory
      staleTime: 0,
    },
    queryClient,
  )
  const found = (isWanted && data?.found) || []
  const matching = pages.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).slice(0, PAGES_MAX)
  const records = found.map(({ kind, id, title, hint }) => ({
    href: `${admin}${HREFS[kind](id)}`,
    label: `${kind}: ${title}`,
    hint,
  }))
  const links = [...records, ...matching.map(({ path, label }) => ({ href: `${admin}${path}`, label, hint: '' }))]
  return (
    <Dialog title="Search everything" onClose={onClose}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = links
          if (first && text !== '') window.location.assign(first.href)
        }}
      >
        <label className="pb-wide-field">
          <span>{isSales ? 'A name, number, postcode, reference or page' : 'A page, post, product or setting'}</span>
          <input
            enterKeyHint="search"
            autoFocus
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      </form>
      <p role="status">{statusOf({ isWanted, isFetching, hasFailed: error !== null, count: links.length })}</p>
      <ul className="pb-found">
        {links.map(({ href, label, hint }) => (
          <li key={href}>
            <a href={href}>
              <span>{label}</span> <small>{hint}</small>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const HREFS: Record<Found['kind'], (id: number) => string> = {
  Lead: (id) => `/inbox?view=open&lead=${id}`,
  Quote: (id) => `/collections/quotes/${id}`,
  Person: (id) => `/collections/people/${id}`,
  Order: (id) => `/collections/orders/${id}`,
  Page: (id) => `/collections/pages/${id}`,
  Post: (id) => `/collections/blog-posts/${id}`,
  Product: (id) => `/collections/products/${id}`,
}

type Searching = { isWanted: boolean; isFetching: boolean; hasFailed: boolean; count: number }

function statusOf({ isWanted, isFetching, hasFailed, count }: Searching): string {
  if (isWanted && isFetching) return 'Searching...'
  if (isWanted && hasFailed) return 'Only the lists and settings below could be searched.'
  return count === 0 ? 'Nothing found.' : `${count} found. Enter opens the first.`
}
