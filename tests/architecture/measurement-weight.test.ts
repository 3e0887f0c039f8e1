import { gzipSync } from 'node:zlib'

import { build } from 'esbuild'
import { expect, test } from 'vitest'

const BYTES_MAX = 2_048

test('measurement adds at most 2 KB to a page before the visitor agrees to it', async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/components/overlays/measurements.tsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/*', './measure'], // every page has React; the rest is loaded once a visitor agrees
  })
  const script = outputFiles[0]?.contents ?? new Uint8Array()
  expect(gzipSync(script).length).toBeLessThanOrEqual(BYTES_MAX)
  expect(script.length).toBeGreaterThan(200)
  expect(new TextDecoder().decode(script)).not.toMatch(/onLCP|exportHeatmapData|_paq/)
})

test('the measurement of speed is loaded separately, only for sampled page views', async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/components/overlays/measure.ts'],
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    outdir: 'out',
  })
  const scripts = outputFiles.map(({ path, text }) => ({ isFirst: path.endsWith('/measure.js'), text }))
  const measuring = scripts.filter(({ text }) => text.includes('largest-contentful-paint'))
  expect(measuring.map(({ isFirst }) => isFirst)).toEqual([false])
})
