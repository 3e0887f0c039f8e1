import fs from 'node:fs'

import { bin, log, node, run } from './run.mjs'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

async function playwrightHas() {
  const { chromium } = await import('@playwright/test')
  return fs.existsSync(chromium.executablePath())
}

/** Finds a Chromium, or gets one: Playwright's own where its download can be reached, else Debian's. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || SYSTEM.some((path) => fs.existsSync(path)) || (await playwrightHas())) return
  log('getting a Chromium')
  try {
    await node([bin('@playwright/test/cli.js'), 'install', 'chromium'])
  } catch {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-yqq', '--no-install-recommends', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
}
