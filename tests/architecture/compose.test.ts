import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

/** Each process of the site in docker-compose.yml with its volumes by the folder that they are mounted on. */
const PROCESSES = readFileSync('docker-compose.yml', 'utf8')
  .split(/\n {2}(?=\w+:\n)/)
  .filter((service) => service.includes('<<: *app'))
  .map((service) => ({
    name: service.split(':')[0],
    service,
    volumes: Object.fromEntries(
      [...service.matchAll(/^ {6}- ([\w-]+):(\/[^\s:]+)/gm)].map(([, volume, folder]) => [folder, volume]),
    ),
  }))

describe('in docker-compose.yml', () => {
  test('the processes of the site are found', () => {
    expect(PROCESSES.map(({ name }) => name)).toEqual(['web', 'worker'])
  })

  test.each(PROCESSES)('$name has the emails that the worker saves and the web process deletes', ({ volumes }) => {
    expect(volumes['/app/.data/mail']).toBe('saved-mails')
  })

  test.each(PROCESSES)('$name has the backups and may write to the uploads, for a restore', ({ service, volumes }) => {
    expect(service).toMatch(/^ {6}- \$\{BACKUPS:-\.\/backups\}:\/backups( #.*)?$/m)
    expect(volumes['/app/media/uploads']).toBe('uploads')
    expect(service).not.toContain(':ro')
  })

  test.each(PROCESSES)('every folder shared with $name is made by the Dockerfile, for its own user', ({ volumes }) => {
    const [, made = ''] = /mkdir -p (.*)/.exec(readFileSync('Dockerfile', 'utf8')) ?? []
    for (const folder of Object.keys(volumes)) expect(made.split(' ')).toContain(folder.replace('/app/', ''))
  })
})
