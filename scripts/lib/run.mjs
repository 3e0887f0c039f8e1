import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
export const bin = (file) => path.join(root, 'node_modules', file)

/** Each thread that allocates outside V8 would otherwise keep memory of its own. */
export const MEMORY = { MALLOC_ARENA_MAX: '2' }

/**
 * Lexical's development build has a top-level await that occasionally deadlocks Node's module loader; its production
 * build does not. Code that loads the Payload config outside Next therefore runs with the production condition.
 */
export const compiled = (entry, ...args) => [
  '--conditions=production',
  '--no-deprecation', // of packages, which an operator cannot change
  path.join(root, '.build', `${entry}.mjs`),
  ...args,
]

const startedAt = Date.now()

export function log(message) {
  console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)}s] ${message}`)
}

const STILL_EVERY_MS = 30_000

/** Logs what is being done, and every 30 seconds that it still is. */
export async function whileLogging(message, work) {
  log(message)
  const timer = setInterval(() => log(`still ${message}`), STILL_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/** Runs a command in the project root; rejects unless it exits with 0. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${path.basename(command)} ${args.slice(0, 3).join(' ')} failed (${code ?? signal})`))
    })
  })
}

export const node = (args, options) => run(process.execPath, args, options)
