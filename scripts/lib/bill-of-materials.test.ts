import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { billOfMaterials } from './bill-of-materials.mjs'

type Locked = { version: string; dev?: boolean }
type Bill = {
  bomFormat: string
  metadata: { component: { name: string; type: string } }
  components: { purl: string; hashes?: unknown[] }[]
}

test('the bill of materials has the packages of the running site, each in its version, and no tools', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  const locked = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { version }]) => `pkg:npm/${folder.replace(/.*node_modules\//, '').replace('@', '%40')}@${version}`)
  const { bomFormat, metadata, components } = billOfMaterials() as Bill

  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component).toMatchObject({ name: 'powerboard', type: 'application' })
  expect(new Set(components.map(({ purl }) => purl))).toEqual(new Set(locked))
  expect(components.find(({ purl }) => purl.startsWith('pkg:npm/payload@'))?.hashes).toHaveLength(1)
})
