import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'esbuild'

import { root } from './run.mjs'

/** Plain modules are not bundled: some find the project's folder relative to their own. */
const keepPlainModules = {
  name: 'keep-plain-modules',
  setup: (bundle) =>
    bundle.onResolve({ filter: /^\..*\.mjs$/ }, ({ path: file, resolveDir }) => ({
      path: pathToFileURL(path.resolve(resolveDir, file)).href,
      external: true,
    })),
}

/** Imports a TypeScript module of this project from a plain script. */
export async function importTypeScript(file) {
  const outfile = path.join(root, '.build', `${path.basename(file, '.ts')}.mjs`)
  await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [keepPlainModules],
    logLevel: 'warning',
  })
  return import(pathToFileURL(outfile).href)
}
