import { chromium } from '@playwright/test'
import * as launcher from 'chrome-launcher'
import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-extensions',
]

export type LighthouseRun = {
  scores: Record<(typeof CATEGORIES)[number], number>
  /** Without films. */
  bytes: number
  requests: number
  layoutShift: number
  /** The audits that cost points, in Lighthouse's own words. */
  faults: string[]
}

const TRIES = 3

/**
 * Runs Lighthouse with its default profile, a simulated mid-range phone on slow 4G. If it loses its own trace and asks
 * to be run again, it is.
 */
export async function runLighthouse(url: string, executablePath: string | undefined): Promise<LighthouseRun> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await runOnce(url, executablePath)
    } catch (error) {
      if (left === 0 || !(error instanceof LostRecording)) throw error
    }
  }
}

class LostRecording extends Error {}

async function runOnce(url: string, executablePath: string | undefined): Promise<LighthouseRun> {
  const chrome = await launcher.launch({
    chromePath: executablePath ?? chromium.executablePath(),
    chromeFlags: FLAGS,
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    })
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') throw new LostRecording(url)
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`)
    const { categories, audits } = result.lhr
    const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      ...weightOf(audits['network-requests']?.details),
      layoutShift: numberOf('cumulative-layout-shift'),
      faults: Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
    }
  } finally {
    await chrome.kill()
  }
}

type NetworkRequest = { resourceType?: string; transferSize: number }

/** Excludes films: how much of one has arrived when Lighthouse stops depends on how busy the machine is. */
function weightOf(details: unknown) {
  const { items = [] } = (details ?? {}) as { items?: NetworkRequest[] }
  const loaded = items.filter(({ resourceType }) => resourceType !== 'Media')
  return { bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0), requests: loaded.length }
}
