// Usage: node scripts/complete-lock.mjs, after every dependency change.
//
// A lock file written on one platform can lack the optional packages of others (npm/cli #4828), and `npm ci` then
// rejects it. This adds them as their parents declare them.
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

/** Path at which Node would resolve `name` from the package at `from`; undefined if it is not in the lock file. */
function resolve(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const candidate = `${base ? `${base}/` : ''}node_modules/${name}`
    if (packages[candidate]) return candidate
    if (!base || !base.includes('/node_modules/')) return packages[`node_modules/${name}`] && `node_modules/${name}`
  }
}

function platformOf(name) {
  const segments = name.split('/').at(-1).split(/[-_]/)
  const cpu = CPUS.find((arch) =>
    segments.some((segment) => segment === arch || (arch === 'arm' && /^arm/.test(segment) && segment !== 'arm64')),
  )
  return { ...(cpu ? { cpu: [cpu] } : {}), os: [segments.map((segment) => OS[segment]).find(Boolean) ?? 'none'] }
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
console.log(`${added} packages for other platforms added`)
