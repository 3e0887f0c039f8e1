import { build } from 'esbuild'

import { root } from './run.mjs'

const PROCESSES = {
  cli: 'scripts/cli.ts',
  documents: 'scripts/documents.ts',
  serve: 'scripts/serve.ts',
  worker: 'scripts/worker.ts',
}

/**
 * Compiles the processes that run outside Next to plain modules, so that no TypeScript loader runs in production.
 * @param {Record<string, string>} entryPoints name of the module below .build: its source
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
}
