import { build, stop } from 'esbuild'

import { root } from './run.mjs'

const PROCESSES = {
  cli: 'scripts/cli.ts',
  documents: 'scripts/documents.ts',
  files: 'scripts/files.ts',

  serve: 'scripts/serve.ts',
  settings: 'src/lib/platform/settings.ts',
  watchdog: 'scripts/watchdog.ts',
  worker: 'scripts/worker.ts',
}

/**
 * Compiles the processes that run outside Next, so that production needs no TypeScript loader.
 * @param {Record<string, string>} entryPoints module name below .build: its source
 */
export async function compile(entryPoints = PROCESSES) {
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir: '.build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
  await stop() // its process would take memory as long as the site runs
}
