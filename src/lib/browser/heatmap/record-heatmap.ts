import { pathOnly } from '@/lib/domain/leads/scrub'
import { browserName } from '@/lib/domain/page-views/browser-name'
import { CONSENT_HEADER } from '@/lib/routing/endpoints'
import { lateEndpoints } from '@/lib/routing/late-endpoints'
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
  const recorder = recorderOf()
  const { reached, look, send } = recorder

  document.addEventListener('click', recorder.clicked, { capture: true, signal })
  let scrolled: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(scrolled)
    scrolled = setTimeout(reached, SCROLL_DEBOUNCE_MS)
  }
  const onHide = () => {
    if (document.visibilityState === 'visible') return
    reached()
    recorder.leavePage()
    send()
  }
  document.addEventListener('scroll', onScroll, { passive: true, signal })
  document.addEventListener('focusin', ({ target }) => recorder.onField('focus', target), { signal })
  document.addEventListener('focusout', ({ target }) => recorder.onField('blur', target), { signal })
  document.addEventListener('visibilitychange', onHide, { signal })
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(send, SEND_EVERY_MS)]
  window.exportHeatmapData = () =>
    saveFile({ name: 'heatmap.json', content: new Blob([JSON.stringify(recorder.records(), null, 2)]) })
  signal.addEventListener('abort', () => {
    timers.forEach(clearInterval)
    clearTimeout(scrolled)
    delete window.exportHeatmapData
  })
  return recording
}

/** Keeps records until they are sent. */
function outbox() {
  let log = readLog()
  const unsent: SentHeatmapRecord[] = []
  const send = () => {
    if (unsent.length === 0) return
    log = addToLog(log, unsent)
    post(unsent.splice(0))
  }
  const add = (path: string, kind: Kind, details: Details) => {
    if (isPrivate(path)) return
    unsent.push({ ...common(path), kind, visitor: log.visitor, ...details })
    if (unsent.length >= HEATMAP_BATCH) send()
  }
  return { add, send, records: () => [...log.records, ...unsent] }
}

/** Makes records of what happens on a page. */
function recorderOf() {
  const { add, send, records } = outbox()
  let page = newPage()
  let clickedMs = -CLICK_DEBOUNCE_MS
  const leavePage = () => {
    const { path, attentionMs } = page
    if (attentionMs.some((ms) => ms > 0)) add(path, 'attention', { attentionMs })
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
    add(page.path, 'scroll', { depthPercent: milestone, elementType: 'page' })
  }
  const onField = (kind: Kind, target: EventTarget | null) => {
    turnPage()
    if (target instanceof Element && target.matches(FIELDS)) add(page.path, kind, describe(target))
  }
  // Records the first click of a burst, because a link may leave the page before the burst is over.
  const clicked = ({ target, clientX, clientY, pageX, pageY, timeStamp }: MouseEvent) => {
    const isRepeated = timeStamp - clickedMs < CLICK_DEBOUNCE_MS
    clickedMs = timeStamp
    if (isRepeated || !(target instanceof Element)) return
    turnPage()
    const coordinates = { x: Math.max(0, Math.round(pageX)), y: Math.max(0, Math.round(pageY)) }
    add(page.path, 'click', { ...describe(target, { x: clientX, y: clientY }), coordinates })
  }
  return { leavePage, look, reached, onField, clicked, send, records }
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
