import { useConfig } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const CHANNEL = 'powerboard-inbox'
/** While changes are told of, and while they are not. */
const REFRESH_MS = { live: 60_000, asking: 30_000 }

/**
 * Reads everything again after each change, in this tab and in the browser's others: whichever visible tab holds the
 * lock has the one stream. Returns how often to ask without being told.
 */
export function useLive(): number {
  const { api } = useConfig().config.routes
  const client = useQueryClient()
  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    if (!('locks' in navigator) || !('BroadcastChannel' in window)) return
    const channel = new BroadcastChannel(CHANNEL)
    const receive = (told: string) => {
      setIsLive(told !== 'lost')
      if (told === 'change') void client.invalidateQueries()
    }
    channel.onmessage = ({ data }) => receive(String(data))
    const stop = whileVisible((hiding) =>
      lead(`${api}/inbox/changes`, hiding, (told) => {
        channel.postMessage(told)
        receive(told)
      }),
    )
    return () => {
      stop()
      channel.close()
    }
  }, [api, client])
  return isLive ? REFRESH_MS.live : REFRESH_MS.asking
}

/** Runs `work` whenever the page is visible, and aborts its signal when it no longer is. */
function whileVisible(work: (hiding: AbortSignal) => void): () => void {
  let hiding = new AbortController()
  const follow = () => {
    hiding.abort()
    hiding = new AbortController()
    if (document.visibilityState === 'visible') work(hiding.signal)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    hiding.abort()
  }
}

type Tell = (told: 'open' | 'change' | 'lost') => void

/** Waits for the lock, and then has the stream until the page is hidden. A change may have been missed before. */
function lead(url: string, hiding: AbortSignal, tell: Tell): void {
  const untilHidden = async () => {
    const source = new EventSource(url)
    source.onopen = () => {
      tell('open')
      tell('change')
    }
    source.addEventListener('change', () => tell('change'))
    source.onerror = () => tell('lost') // the browser connects again by itself
    await new Promise<void>((resolve) => hiding.addEventListener('abort', () => resolve(), { once: true }))
    source.close()
  }
  navigator.locks.request(CHANNEL, { signal: hiding }, untilHidden).catch(() => undefined) // hidden while it waited
}
