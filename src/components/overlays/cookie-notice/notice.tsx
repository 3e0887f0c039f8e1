'use client'

import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TextLink } from '@/components/ui/link'
import { restoreFocus } from '@/components/ui/restore-focus'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { choose, closeNotice, noticeOpener, wasReopened } from './notice-store'

const returnFocus = (notice: HTMLElement) => () => restoreFocus({ from: notice, to: noticeOpener() })

const focusIfAskedFor = (heading: HTMLHeadingElement | null) => {
  if (wasReopened()) heading?.focus()
}

/** Two equally prominent answers, and a way to leave it undecided. Where there is little height it is one question. */
export function Notice() {
  return (
    <section
      ref={returnFocus}
      aria-label="Cookies"
      data-overlay="cookies"
      className="no-print fixed inset-x-0 bottom-(--foot-bar) max-h-[calc(100dvh-var(--foot-bar))] overflow-y-auto z-(--z-cookie) animate-appear border-t-6 border-ink bg-panel p-5 text-sm [@media(max-height:480px)]:p-3 shadow-float sm:right-auto sm:bottom-[calc(var(--foot-bar)+28px)] sm:left-7 sm:w-140 sm:max-w-[calc(100vw-3.5rem)] sm:rounded-panel sm:p-6"
    >
      <div className="pr-11">
        <h2
          ref={focusIfAskedFor}
          tabIndex={-1}
          className="mb-1.5 text-h3 outline-none [@media(max-height:480px)]:inline [@media(max-height:480px)]:text-base"
        >
          Can we measure how this site is used?
        </h2>
        <p className="[@media(max-height:480px)]:inline">
          <span className="[@media(max-height:480px)]:sr-only">
            We store this choice, and any forms you have started, in your browser. With your permission we may also
            measure how pages are used, to improve them.{' '}
          </span>
          <TextLink href={scriptRoutes.privacyPolicy}>
            Learn More<span className="sr-only"> about what we store</span>
          </TextLink>
        </p>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3 [@media(max-height:480px)]:mt-2">
        <Button
          look="secondary"
          onClick={() => choose('accepted')}
          className="text-base [@media(max-height:480px)]:px-2"
        >
          Accept All
        </Button>
        <Button
          look="secondary"
          onClick={() => choose('declined')}
          className="text-base [@media(max-height:480px)]:px-2"
        >
          Essential Only
        </Button>
      </div>
      <IconButton
        icon="x"
        label="Close"
        onClick={closeNotice}
        className="absolute top-2.5 right-2 sm:top-3.5 sm:right-3"
      />
    </section>
  )
}
