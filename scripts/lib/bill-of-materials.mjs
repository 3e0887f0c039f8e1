import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { root } from './run.mjs'

const OUTPUT_MAX_BYTES = 64 * 1024 * 1024

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))

/**
 * The locked packages of the running site, those for other platforms included, as CycloneDX. npm reads them from a copy
 * without development dependencies: its own option to omit these also omits what both need, such as zod.
 */
export function billOfMaterials() {
  const { devDependencies: _tools, ...manifest } = readJson('package.json')
  const { packages, ...lock } = readJson('package-lock.json')
  const { devDependencies: _lockedTools, ...own } = packages['']
  const ofSite = Object.entries(packages).filter(([, { dev }]) => !dev)

  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-'))
  const folder = path.join(parent, manifest.name) // npm names the site after its folder
  try {
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
    const copy = { ...lock, packages: { ...Object.fromEntries(ofSite), '': own } }
    fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(copy))
    return readBill(folder)
  } finally {
    fs.rmSync(parent, { recursive: true })
  }
}

function readBill(folder) {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: OUTPUT_MAX_BYTES, shell: process.platform === 'win32' }
  return JSON.parse(execFileSync('npm', args, options))
}
