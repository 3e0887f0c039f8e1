// usage: node scripts/complete-lock.mjs, after every change of the dependencies
//
// A lock file that was written on one platform can lack the optional packages of the others (npm/cli #4828), and
// `npm ci` then refuses it. This names them as their parents do, so that every platform finds its own.
import fs from 'node:fs'

const OS = {
  darwin: 'darwin',
  win32: 'win32',
  windows: 'win32',
  linux: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  openharmony: 'openharmony',
}
const CPUS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32', 'arm']

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
const { packages } = lock

/** Where Node would find `name` from the package at `from`; undefined when it is not locked anywhere above. */
function resolve(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const place = `${base ? `${base}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (!base || !base.includes('/node_modules/')) return packages[`node_modules/${name}`] && `node_modules/${name}`
  }
}

function platformOf(name) {
  const parts = name.split('/').at(-1).split(/[-_]/)
  const cpu = CPUS.find((known) =>
    parts.some((part) => part === known || (known === 'arm' && /^arm/.test(part) && part !== 'arm64')),
  )
  return { ...(cpu ? { cpu: [cpu] } : {}), os: [parts.map((part) => OS[part]).find(Boolean) ?? 'none'] }
}

let added = 0
for (const [parent, entry] of Object.entries({ ...packages })) {
  if (parent === '') continue
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolve(parent, name)) continue
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      ...(entry.dev ? { dev: true } : {}),
      ...platformOf(name),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
fs.writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms added`)
