type Entry = {
  version?: string
  license?: string
  dev?: boolean
  optionalDependencies?: Record<string, string>
}
export type LockedPackages = Readonly<Record<string, Entry>>

/** Licences under which we may run a library, and send it to visitors with its notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** Licences that ask for more, with the packages for which that is no burden. */
export const ALLOWED_FOR: readonly { licence: string; packages: RegExp; because: string }[] = [
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/, because: 'an unchanged library of the server' },
  { licence: 'LGPL-3.0', packages: /^libheif-js$/, because: 'an unchanged library of the server' },
  { licence: 'MPL-2.0', packages: /^lightningcss(?:-|$)/, because: 'an unchanged tool of the build' },
  { licence: 'CC-BY-4.0', packages: /^caniuse-lite$/, because: 'data that the build reads' },
]

/** What the licence files say of packages that do not name an SPDX licence. */
export const STATED: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  duck: 'BSD-2-Clause',
  'png-js': 'MIT',
  streamsearch: 'MIT',
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The licence of each package of the running site by name and version; undefined where none is known. */
export function licencesOf(packages: LockedPackages): { name: string; version: string; licence: string | undefined }[] {
  const entries = Object.entries(packages).filter(([folder, { dev }]) => folder !== '' && !dev)
  /** The lock file names no licence for packages of other platforms: it is that of the library that they belong to. */
  const owners = new Map(
    entries.flatMap(([, { license, optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => [name, license] as const),
    ),
  )
  return entries.map(([folder, { version = '', license }]) => {
    const name = nameOf(folder)
    return { name, version, licence: STATED[name] ?? license ?? owners.get(name) }
  })
}

/** Whether an SPDX expression lets us use a package: one side of each OR, all of each AND. */
export function isAllowed(licence: string | undefined, name: string): boolean {
  const expression = licence?.replace(/^\((.*)\)$/, '$1') ?? ''
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every((id) => isAllowedId(id, name)))
}

const isAllowedId = (id: string, name: string) =>
  ALLOWED.has(id) || ALLOWED_FOR.some(({ licence, packages }) => licence === id && packages.test(name))
