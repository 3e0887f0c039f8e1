'use client'

import { useId } from 'react'

import type { Film } from '@/lib/content/picture'

import { cx } from './cx'
import { FilmCaption } from './film-caption'
import { Icon } from './icon'
import { Picture } from './picture'
import { useFilm } from './use-film'
import { useHasScript } from './use-has-script'

type FilmPlayerProps = {
  film: Film
  /** Plays automatically once the page has loaded, unless the visitor prefers otherwise. */
  autoplays?: boolean
  loops?: boolean
  sizes?: string
  /** The poster is above the fold. */
  isUrgent?: boolean
  /** The aspect ratio and position of the frame. */
  className?: string
  captionClassName?: string
}

/**
 * A video behind its poster, muted at first, with our own buttons; without JavaScript, the browser's. The specification
 * gives every film a mute button. A film that has no sound keeps it, disabled, and its caption says so: a button that
 * changes nothing anyone can hear would look broken.
 */
export function FilmPlayer({
  film,
  autoplays = false,
  loops = autoplays,
  sizes = '100vw',
  isUrgent,
  className = 'aspect-video',
  captionClassName,
}: FilmPlayerProps) {
  const state = useFilm({ autoplays, labels: film.labels })
  const { isHalted, hasFailed, label, noticeRef, videoProps, fail } = state
  const hasScript = useHasScript()
  const soundNoteId = useId()

  return (
    <figure data-halted={isHalted || undefined}>
      <div className={cx('relative overflow-hidden bg-frost', className)}>
        <Picture picture={film.poster} sizes={sizes} isUrgent={isUrgent} className="absolute inset-0 size-full" />
        {!hasFailed && (
          <video {...videoProps} aria-label={film.title} loop={loops} playsInline preload="none" className={LAYER}>
            <Sources film={film} onFail={fail} />
          </video>
        )}
        <noscript>
          <video
            aria-label={film.title}
            controls
            muted
            loop={loops}
            playsInline
            preload="none"
            poster={film.poster.src}
            className={LAYER}
          >
            <Sources film={film} showsCaptions />
          </video>
        </noscript>
        {label && !hasFailed && (
          <p className="absolute top-4 left-4 max-w-[calc(100%-2rem)] rounded-control border-t-6 border-ink bg-panel px-4 py-3 font-display text-lede leading-tight font-medium text-ink tabular-nums">
            {label}
          </p>
        )}
        {film.isSimulation && (
          <p className="absolute bottom-4 left-4 rounded-control bg-panel px-3 py-2 text-sm font-semibold text-ink">
            Simulation
          </p>
        )}
        {hasScript && !hasFailed && <FilmButtons film={film} soundNoteId={soundNoteId} state={state} />}
      </div>
      <FilmCaption
        film={film}
        hasFailed={hasFailed}
        noticeRef={noticeRef}
        soundNoteId={soundNoteId}
        className={captionClassName}
      />
    </figure>
  )
}

type FilmButtonsProps = { film: Film; soundNoteId: string; state: ReturnType<typeof useFilm> }

function FilmButtons({ film: { title, hasSound }, soundNoteId, state }: FilmButtonsProps) {
  const { isPlaying, isMuted, toggle, toggleSound } = state
  const play = isPlaying ? 'Pause' : 'Play'
  return (
    <div className="no-print absolute right-4 bottom-4 flex gap-2">
      <button
        type="button"
        aria-label={`${isMuted ? 'Unmute' : 'Mute'}: ${title}`}
        aria-describedby={hasSound ? undefined : soundNoteId}
        disabled={!hasSound}
        onClick={toggleSound}
        className={cx(CONTROL, hasSound ? ENABLED : 'text-ink-2')}
      >
        <Icon name={isMuted ? 'volume-x' : 'volume-2'} className="size-5" />
      </button>
      <button type="button" aria-label={`${play}: ${title}`} onClick={toggle} className={cx(CONTROL, ENABLED)}>
        <Icon name={isPlaying ? 'pause' : 'play'} className="size-4.5" />
        <span>{play}</span>
      </button>
    </div>
  )
}

type SourcesProps = { film: Film; onFail?: () => void; showsCaptions?: boolean }

/**
 * Sources, smallest first; if the browser supports none, the last one fails. The browser shows the captions only where
 * our own words over the film are missing.
 */
function Sources({ film, onFail, showsCaptions = false }: SourcesProps) {
  return (
    <>
      <source src={film.webm} type="video/webm" />
      <source src={film.mp4} type="video/mp4" onError={onFail} />
      {film.captions && (
        <track kind="captions" src={film.captions} srcLang="en-GB" label="English" default={showsCaptions} />
      )}
    </>
  )
}

const LAYER = 'absolute inset-0 size-full object-cover'

const CONTROL =
  'flex min-h-11 items-center gap-2 rounded-control bg-panel px-3 text-sm font-semibold forced-colors:border'
const ENABLED = 'text-ink hover:bg-plaster'
