import fs from 'node:fs'

import { bin, log, node, run } from './run.mjs'

/** Headless-only Chromium: opens a page in a third of the full browser's time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Finds or installs a Chromium for the journeys: Debian's headless shell, else Playwright's, else a full browser. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || fs.existsSync(SHELL) || (await playwrightHas())) return
  log('getting a Chromium')
  const failures = []
  for (const get of [fromDebian, fromPlaywright]) {
    try {
      return await get()
    } catch (error) {
      failures.push(error.message)
    }
  }
  if (!WHOLE.some((path) => fs.existsSync(path))) throw new Error(`no Chromium: ${failures.join('; ')}`)
}

async function playwrightHas() {
  const { chromium } = await import('@playwright/test')
  return fs.existsSync(chromium.executablePath())
}

async function fromDebian() {
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-yqq', '--no-install-recommends', 'chromium-headless-shell'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

const fromPlaywright = () => node([bin('@playwright/test/cli.js'), 'install', 'chromium'])
