import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

import { mayAutoplay } from '@/lib/browser/autoplay-preference'
import { labelAt } from '@/lib/content/film-label'
import type { FilmLabel } from '@/lib/content/picture'

import { watchIntersection } from './watch-intersection'

/** Below this visible fraction a video counts as out of view and pauses. */
const IN_SIGHT = 0.2

/**
 * Plays a video on request, or automatically once the page has loaded. It pauses out of view and resumes in view,
 * unless the visitor paused it. `hasFailed` is final: no source could be loaded.
 */
export function useFilm({ autoplays, labels }: { autoplays: boolean; labels: readonly FilmLabel[] }) {
  const { ref, goesOnRef, play } = useSight(autoplays)
  const noticeRef = useRef<HTMLDivElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isHalted, setIsHalted] = useState(false)
  const [isMuted, setMuted] = useState(true) // or browsers would not play it automatically
  const [hasFailed, setHasFailed] = useState(false)
  const [label, setLabel] = useState('')

  const toggle = () => {
    setIsHalted(isPlaying)
    goesOnRef.current = false
    if (isPlaying) ref.current?.pause()
    else play()
  }

  const end = () => {
    goesOnRef.current = false
    setIsPlaying(false)
  }
  const fail = () => {
    // The controls are removed with the video, along with their status text.
    if (noticeRef.current?.closest('figure')?.contains(document.activeElement)) noticeRef.current.focus()
    setHasFailed(true)
  }

  return {
    isPlaying,
    /** The visitor paused it. */
    isHalted,
    isMuted,
    hasFailed,
    /** The current label over the video; none until it has been played. */
    label,
    /** The element within the figure that reports a failure and then takes the focus. */
    noticeRef,
    toggle,
    toggleSound: () => setMuted(!isMuted),
    videoProps: {
      ref,
      muted: isMuted,
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: end,
      onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
        setLabel(labelAt(labels, currentTarget.currentTime)),
      onError: fail,
    },
    fail,
  }
}

/** Plays a video in view that goes on, and pauses it out of view. */
function useSight(autoplays: boolean) {
  const ref = useRef<HTMLVideoElement>(null)
  const goesOnRef = useRef(false)
  // Browsers may block playback; the video then stays paused, with its button.
  const play = () => void ref.current?.play().catch(() => null)
  useEffect(() => {
    const video = ref.current
    if (!video) return
    goesOnRef.current = autoplays && mayAutoplay(window)
    const onChange = ({ isIntersecting }: IntersectionObserverEntry) => {
      if (isIntersecting && goesOnRef.current) return play()
      if (isIntersecting || video.paused) return
      goesOnRef.current = true
      video.pause()
    }
    let stop = () => {}
    const watch = () => {
      stop = watchIntersection(video, onChange, { threshold: IN_SIGHT })
    }
    if (document.readyState === 'complete') watch()
    else window.addEventListener('load', watch, { once: true })
    return () => {
      window.removeEventListener('load', watch)
      stop()
    }
  }, [autoplays])
  return { ref, goesOnRef, play }
}
