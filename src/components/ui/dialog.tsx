'use client'

import type { ReactNode, RefObject } from 'react'

import { DialogClose, DialogFrame, DialogTitle } from './dialog-frame'
import type { Elements } from './elements'
import { Part } from './part'
import { ToastOutlet } from './toast-outlet'

type DialogProps = {
  onClose: () => void
  /** If Back does not simply close it. */
  back?: { steps: number; onBack: () => void }
  title: string
  /** Shown across the top, beside the close button. */
  header?: Elements
  /** Where the focus goes when the dialog closes. */
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A modal dialog; fullscreen below 901px. Its toasts appear inside, within the focus trap. */
export function Dialog({ onClose, back, title, header, opener, children }: DialogProps) {
  return (
    <DialogFrame
      onClose={onClose}
      back={back}
      opener={opener}
      className="flex max-h-dvh w-full flex-col overflow-hidden max-md:h-dvh md:m-10 md:max-h-[calc(100dvh-5rem)] md:max-w-252 md:place-self-center md:rounded-panel md:shadow-float"
    >
      <div className="relative flex-none border-b border-line bg-daylight">
        <DialogTitle className="px-5 pt-5 pb-4 font-text text-base font-semibold md:sr-only">{title}</DialogTitle>
        {header}
        <DialogClose className="absolute top-2.5 right-2.5 md:top-2.5 md:right-2" />
      </div>
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">
        <Part>{children}</Part>
      </div>
      <ToastOutlet place="dialog" />
    </DialogFrame>
  )
}
