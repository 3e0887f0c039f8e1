import { pathOnly } from '@/lib/domain/leads/scrub'
import { browserName } from '@/lib/domain/page-views/browser-name'
import { CONSENT_HEADER, lateEndpoints } from '@/lib/routing/endpoints'
import { pageClassOf } from '@/lib/routing/page-class'
import { ATTENTION_BANDS, HEATMAP_BATCH, type SentHeatmapRecord } from '@/lib/schemas/heatmap'

import { onConsentChange } from '../consent'
import { agreesToCounting } from '../counting-consent'
import { saveFile } from '../save-file'
import { addToLog, forgetLog, readLog } from './heatmap-log'
import { describe } from './page-element'
import { bandsOnScreen, milestoneAt, type Screen } from './scroll-depth'

const CLICK_DEBOUNCE_MS = 50
const SCROLL_DEBOUNCE_MS = 100
const LOOK_EVERY_MS = 1_000
const SEND_EVERY_MS = 30_000
const FIELDS = 'input,select,textarea'

declare global {
  interface Window {
    /** Saves the heatmap recorded on this device as a file. Only defined after consent. */
    exportHeatmapData?: () => void
  }
}

type Kind = NonNullable<SentHeatmapRecord['kind']>
type Details = Partial<SentHeatmapRecord>

/** Records the visitor's actions on pages, until consent is withdrawn. */
export function recordHeatmap(): void {
  let recording = start()
  onConsentChange(() => {
    if (agreesToCounting()) recording ??= start()
    else {
      recording?.abort()
      recording = null
      forgetLog()
    }
  })
}

function start(): AbortController | null {
  const recording = new AbortController()
  const { signal } = recording
  let log = readLog()
  const unsent: SentHeatmapRecord[] = []
  let page = newPage()

  const add = (kind: Kind, details: Details) => {
    if (isPrivate(page.path)) return
    unsent.push({ ...common(page.path), kind, visitor: log.visitor, ...details })
    if (unsent.length >= HEATMAP_BATCH) send()
  }
  const send = () => {
    if (unsent.length === 0) return
    log = addToLog(log, unsent)
    post(unsent.splice(0))
  }
  const leavePage = () => {
    if (page.attentionMs.some((ms) => ms > 0)) add('attention', { attentionMs: page.attentionMs })
    page = newPage()
  }
  const turnPage = () => {
    if (location.pathname !== page.path) leavePage()
  }
  const look = () => {
    turnPage()
    if (document.visibilityState === 'visible')
      for (const band of bandsOnScreen(screenNow()))
        page.attentionMs[band] = (page.attentionMs[band] ?? 0) + LOOK_EVERY_MS
  }
  const reached = () => {
    turnPage()
    const milestone = milestoneAt(screenNow())
    if (milestone === null || milestone <= page.milestone) return
    page.milestone = milestone
    add('scroll', { depthPercent: milestone, elementType: 'page' })
  }
  const onField = (kind: Kind) => (event: Event) => {
    turnPage()
    if (event.target instanceof Element && event.target.matches(FIELDS)) add(kind, describe(event.target))
  }
  // Records the first click of a burst, because a link may leave the page before the burst is over.
  let clickedMs = -CLICK_DEBOUNCE_MS
  const onClick = ({ target, clientX, clientY, pageX, pageY, timeStamp }: MouseEvent) => {
    const isRepeated = timeStamp - clickedMs < CLICK_DEBOUNCE_MS
    clickedMs = timeStamp
    if (isRepeated || !(target instanceof Element)) return
    turnPage()
    const coordinates = { x: Math.max(0, Math.round(pageX)), y: Math.max(0, Math.round(pageY)) }
    add('click', { ...describe(target, { x: clientX, y: clientY }), coordinates })
  }

  document.addEventListener('click', onClick, { capture: true, signal })
  let scrolled: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(scrolled)
    scrolled = setTimeout(reached, SCROLL_DEBOUNCE_MS)
  }
  document.addEventListener('scroll', onScroll, { passive: true, signal })
  document.addEventListener('focusin', onField('focus'), { signal })
  document.addEventListener('focusout', onField('blur'), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') return
      reached()
      leavePage()
      send()
    },
    { signal },
  )
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(send, SEND_EVERY_MS)]
  window.exportHeatmapData = () =>
    saveFile({ name: 'heatmap.json', content: new Blob([JSON.stringify([...log.records, ...unsent], null, 2)]) })
  signal.addEventListener('abort', () => {
    timers.forEach(clearInterval)
    clearTimeout(scrolled)
    delete window.exportHeatmapData
  })
  return recording
}

const newPage = () => ({
  path: location.pathname,
  milestone: 0,
  attentionMs: Array.from({ length: ATTENTION_BANDS }, () => 0),
})

/** Pages behind a customer's secret link, and paths that contain typed text. */
const isPrivate = (path: string) => pathOnly(path) !== path

const screenNow = (): Screen => ({
  topPx: scrollY,
  heightPx: innerHeight,
  pageHeightPx: document.documentElement.scrollHeight,
})

function common(path: string): SentHeatmapRecord {
  return {
    timestamp: new Date().toISOString(),
    pageType: pageClassOf(path),
    location: path,
    coordinates: { x: 0, y: 0 },
    viewport: { width: innerWidth, height: innerHeight },
    scrollPosition: Math.max(0, Math.round(scrollY)),
    userAgent: browserName(navigator.userAgent),
    referrer: document.referrer.startsWith(location.origin) ? '' : document.referrer,
  }
}

function post(records: SentHeatmapRecord[]): void {
  fetch(lateEndpoints.heatmap, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', [CONSENT_HEADER]: 'accepted' },
    body: JSON.stringify({ records }),
  }).catch(() => null)
}
