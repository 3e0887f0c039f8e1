import { useEffect, useRef, useState } from 'react'

import { mayPlayUnasked } from '@/lib/browser/may-play'

/** A film is out of sight, and pauses, with less than this part of it in view. */
const IN_SIGHT = 0.2

/**
 * Plays a film when asked, or unasked once the page has loaded. It pauses whenever it leaves the screen and goes on when it is back,
 * unless the visitor paused it. `hasFailed` is final: no format could be loaded.
 */
export function useFilm({ autoplays }: { autoplays: boolean }) {
  const ref = useRef<HTMLVideoElement>(null)
  const noticeRef = useRef<HTMLDivElement>(null)
  const goesOn = useRef(false)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isMuted, setIsMuted] = useState(true)
  const [isHalted, setIsHalted] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  // A browser may refuse to play; the film then stays as it is, with its button.
  const play = () => void ref.current?.play().catch(() => null)

  useEffect(() => {
    const video = ref.current
    if (!video) return
    goesOn.current = autoplays && mayPlayUnasked(window)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && goesOn.current) return play()
        if (entry?.isIntersecting || video.paused) return
        goesOn.current = true
        video.pause()
      },
      { threshold: IN_SIGHT },
    )
    const watch = () => observer.observe(video)
    if (document.readyState === 'complete') watch()
    else window.addEventListener('load', watch, { once: true })
    return () => {
      window.removeEventListener('load', watch)
      observer.disconnect()
    }
  }, [autoplays])

  const toggle = () => {
    setIsHalted(isPlaying)
    goesOn.current = false
    if (isPlaying) ref.current?.pause()
    else play()
  }

  const end = () => {
    goesOn.current = false
    setIsPlaying(false)
  }
  const fail = () => {
    // The controls go with the film, and so does what it would say about itself.
    if (noticeRef.current?.closest('figure')?.contains(document.activeElement)) noticeRef.current.focus()
    setHasFailed(true)
  }

  return {
    isPlaying,
    isMuted,
    /** The visitor paused it. */
    isHalted,
    hasFailed,
    /** Of where a failure is told, within the film's figure: it takes the focus over. */
    noticeRef,
    toggle,
    toggleSound: () => setIsMuted((muted) => !muted),
    videoProps: {
      ref,
      muted: isMuted,
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: end,
      onError: fail,
    },
    fail,
  }
}
