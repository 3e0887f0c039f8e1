'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { MouseEvent, ReactNode, RefObject } from 'react'

import { Icon } from './icon'
import { ToastOutlet } from './toast/toast-outlet'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Stands across the top, beside the close button. */
  header?: ReactNode
  /** Where the focus goes when the dialog closes. */
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A modal dialog; the whole screen below 901px. Toasts meant for it appear inside, within its focus trap. */
export function Dialog({ open, onOpenChange, title, header, opener, children }: DialogProps) {
  const returnFocus = (event: Event) => {
    event.preventDefault()
    opener.current?.focus()
  }
  // The second half of a double click can land here, where the dialog has just become smaller.
  const closeOnSingleClick = (event: MouseEvent) => {
    if (event.detail === 1) onOpenChange(false)
  }
  const keepFocus = (event: MouseEvent) => event.preventDefault()

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay onClick={closeOnSingleClick} onMouseDown={keepFocus} className="fixed inset-0 z-(--z-scrim) animate-appear bg-ink/80" />
        <div className="pointer-events-none fixed inset-0 z-(--z-dialog) grid md:place-items-center md:p-10">
          <Radix.Content
            aria-describedby={undefined}
            onCloseAutoFocus={returnFocus}
            onPointerDownOutside={(event) => event.preventDefault()}
            className="pointer-events-auto flex max-h-dvh w-full animate-descend flex-col overflow-hidden bg-panel outline-none max-md:h-dvh md:max-h-[calc(100dvh-5rem)] md:max-w-252 md:rounded-panel md:shadow-float"
          >
            <div className="relative flex-none border-b border-line bg-daylight">
              <Radix.Title className="px-5 pt-5 pb-4 font-text text-base font-semibold md:sr-only">{title}</Radix.Title>
              {header}
              <Radix.Close
                aria-label="Close"
                className="absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-control hover:bg-plaster md:top-2.5 md:right-2"
              >
                <Icon name="x" className="size-6" />
              </Radix.Close>
            </div>
            <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">{children}</div>
            <ToastOutlet place="dialog" />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
