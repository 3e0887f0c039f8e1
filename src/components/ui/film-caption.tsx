import type { RefObject } from 'react'

import type { Film } from '@/lib/content/picture'

import { cx } from './cx'
import { TextLink } from './link'
import { FaultNotice } from './notice'
import { UnderlinedSummary } from './underlined-summary'

type FilmCaptionProps = {
  film: Film
  hasFailed: boolean
  noticeRef?: RefObject<HTMLDivElement | null>
  /** Of the sentence that says why a film cannot be unmuted. */
  soundNoteId?: string
  className?: string
}

/** The caption of a video with its transcript, which is expanded with an error message if the video fails to load. */
export function FilmCaption({ film, hasFailed, noticeRef, soundNoteId, className }: FilmCaptionProps) {
  return (
    <figcaption className={cx('pt-3.5 text-sm', className)}>
      {/* A live region must exist before its content, or it is not announced. */}
      <div ref={noticeRef} role="status" tabIndex={-1} className="max-w-[44em] text-ink">
        {hasFailed && (
          <FaultNotice>
            <p className="font-semibold">This film can’t be shown just now.</p>
            <p className="mt-1">{film.description}</p>
            <p className="mt-1">
              <TextLink href={film.poster.src} className="inline-block py-1">
                Open the still
              </TextLink>
            </p>
          </FaultNotice>
        )}
      </div>
      {!hasFailed && (
        <div className="flex flex-wrap items-center gap-x-5">
          <p>
            <b className="font-semibold">{`${film.title}.`}</b>
            <span>{` ${lengthOf(film.durationSeconds)}.`}</span>
            {!film.hasSound && (
              <>
                <span> </span>
                <span id={soundNoteId}>This film has no sound</span>
                <span>.</span>
              </>
            )}
          </p>
          <details className="max-w-[44em] open:w-full">
            <UnderlinedSummary>What happens in it</UnderlinedSummary>
            <p className="pb-2">{film.description}</p>
          </details>
        </div>
      )}
    </figcaption>
  )
}

const MINUTE_SECONDS = 60

/** '9 seconds', '1 min 20 s' */
function lengthOf(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < MINUTE_SECONDS) return `${whole} seconds`
  const rest = whole % MINUTE_SECONDS
  const minutes = `${Math.floor(whole / MINUTE_SECONDS)} min`
  return rest === 0 ? minutes : `${minutes} ${rest} s`
}
