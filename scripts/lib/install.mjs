import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { whileLocked } from './lock.mjs'
import { root, run, whileLogging } from './run.mjs'

const WITHOUT_TOOLS = ' without development tools'
const WAIT_MS = 15 * 60_000

/**
 * Installs the locked packages unless they are already installed. Commands that start at the same time in one checkout
 * install once: `npm ci` empties the folder that another one may be filling.
 * @param {{ withTools?: boolean }} options whether to include devDependencies
 * @param {{ folder: string, npmCi: (withTools: boolean) => Promise<void> }} checkout
 */
export async function install({ withTools = true } = {}, { folder, npmCi } = { folder: root, npmCi: runNpmCi }) {
  if (isInstalled(folder, withTools)) return
  const locks = path.join(folder, '.build')
  fs.mkdirSync(locks, { recursive: true })
  await whileLocked(
    path.join(locks, 'install.lock'),
    async () => {
      if (isInstalled(folder, withTools)) return
      await whileLogging('installing packages', () => npmCi(withTools))
      fs.writeFileSync(markIn(folder), hashIn(folder) + (withTools ? '' : WITHOUT_TOOLS))
    },
    { waitMs: WAIT_MS },
  )
}

const markIn = (folder) => path.join(folder, 'node_modules', '.installed-lock')

const hashIn = (folder) =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')

function isInstalled(folder, withTools) {
  const mark = markIn(folder)
  const installed = fs.existsSync(mark) ? fs.readFileSync(mark, 'utf8') : ''
  const hash = hashIn(folder)
  return installed === hash || (!withTools && installed === hash + WITHOUT_TOOLS)
}

const runNpmCi = (withTools) =>
  run('npm', ['ci', withTools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  })
