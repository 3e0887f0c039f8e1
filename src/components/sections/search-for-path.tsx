'use client'

import { useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { wordsOfPath } from '@/lib/domain/text/words-of-path'

const never = () => () => {}

/** A search prefilled with the words of the requested path, which only the browser knows. */
export function SearchForPath({ action }: { action: string }) {
  const words = useSyncExternalStore(
    never,
    () => wordsOfPath(location.pathname),
    () => '',
  )
  return (
    <form action={action} role="search" className="md:col-span-7">
      <label htmlFor="search" className="mb-1.5 block text-sm font-semibold">
        Search the site
      </label>
      <div className="flex gap-2.5">
        <input
          key={words}
          id="search"
          name="q"
          type="search"
          required
          maxLength={100}
          defaultValue={words}
          className={controlClass(undefined)}
        />
        <Button type="submit" look="secondary" icon="search">
          Search
        </Button>
      </div>
    </form>
  )
}
