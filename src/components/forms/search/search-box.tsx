'use client'

import { type KeyboardEvent, useId, useState } from 'react'

import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { FieldError } from '@/components/ui/field'
import { errorId } from '@/components/ui/field-props'

import { CompletionList, optionId } from './completion-list'
import { useCompletions } from './use-completions'

type SearchBoxProps = { action: string; completionsUrl: string; typed: string; error?: string | undefined }

/**
 * A search form that works without JavaScript; with it, suggests pages while the visitor types, by pointer or keyboard.
 */
export function SearchBox({ action, completionsUrl, typed, error }: SearchBoxProps) {
  const id = useId()
  const [isLive, setLive] = useState(false)
  const [marked, setActive] = useState(-1)
  const { completions, ask, close } = useCompletions(completionsUrl)
  const active = marked < completions.length ? marked : -1 // a newer list may be shorter
  const isOpen = completions.length > 0

  const leave = () => {
    close()
    setActive(-1)
  }
  const onKeyDown = keyHandler({ completions, active, setActive, leave })
  return (
    <form action={action} role="search">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        What are you looking for?
      </label>
      <div className="relative flex gap-2.5">
        <div className="min-w-0 flex-1">
          <input
            id={id}
            name="q"
            type="search"
            required
            defaultValue={typed}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId(id) : undefined}
            className={controlClass(error)}
            onFocus={() => setLive(true)}
            onBlur={leave}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setActive(-1)
              ask(event.target.value)
            }}
            {...(isLive && {
              role: 'combobox',
              'aria-autocomplete': 'list' as const,
              'aria-expanded': isOpen,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': active === -1 ? undefined : optionId(id, active),
            })}
          />
          {isLive && (
            <CompletionList id={id} completions={completions} active={active} onChoose={({ path }) => goTo(path)} />
          )}
        </div>
        <Button type="submit" icon="search">
          Search
        </Button>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </form>
  )
}

function goTo(path: string | undefined): void {
  if (path) location.assign(path)
}

type Keys = {
  completions: readonly { path: string }[]
  active: number
  setActive: (active: number) => void
  leave: () => void
}

function keyHandler({ completions, active, setActive, leave }: Keys) {
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive(active + 1 < completions.length ? active + 1 : -1),
    ArrowUp: () => setActive(active > -1 ? active - 1 : completions.length - 1),
    Escape: leave,
    Enter: () => goTo(completions[active]?.path),
  }
  return (event: KeyboardEvent) => {
    const key = keys[event.key]
    if (!key || completions.length === 0 || event.nativeEvent.isComposing || (event.key === 'Enter' && active === -1))
      return
    event.preventDefault()
    key()
  }
}
