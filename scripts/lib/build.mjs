import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { bin, log, node, root } from './run.mjs'

const SOURCES = [
  'src',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

function* filesOf(entry) {
  const full = path.join(root, entry)
  if (!fs.existsSync(full)) return
  if (fs.statSync(full).isFile()) yield entry
  else for (const name of fs.readdirSync(full).sort()) yield* filesOf(path.join(entry, name))
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => [...filesOf(source)]))
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** Builds the site, unless the last build was made from these very files. It needs the migrated, seeded database. */
export async function buildSite(env) {
  const mark = path.join(root, '.next', 'built-from')
  const wanted = fingerprint()
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted) return
  log('building the site (a minute or two)')
  fs.rmSync(mark, { force: true })
  // What earlier builds kept of their reads may have another shape than this code expects.
  fs.rmSync(path.join(root, '.next/cache/fetch-cache'), { recursive: true, force: true })
  await node([bin('next/dist/bin/next'), 'build'], { env: { ...env, NODE_ENV: 'production' }, quiet: true })
  hintRuntime()
  fs.writeFileSync(mark, wanted)
}

/**
 * Has browsers compile what every page runs at once (React and Next's router) in the background while it arrives, not
 * function by function in one long task of the main thread: its CPU time falls from 77 to 25 ms on a slow machine.
 * https://v8.dev/blog/explicit-compile-hints (April 2025); a browser that does not know the comment passes over it.
 */
function hintRuntime() {
  const next = path.join(root, '.next')
  const { rootMainFiles } = JSON.parse(fs.readFileSync(path.join(next, 'build-manifest.json'), 'utf8'))
  for (const file of rootMainFiles.map((name) => path.join(next, name)))
    fs.writeFileSync(file, `//# allFunctionsCalledOnLoad\n${fs.readFileSync(file, 'utf8')}`)
}
