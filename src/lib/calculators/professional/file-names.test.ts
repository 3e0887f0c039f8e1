import { expect, test } from 'vitest'

import { fileName } from './file-names'

test.each([
  ['Three-bedroom semi, 1965', 'three-bedroom-semi-1965.json'],
  ['Tŷ Newydd', 'ty-newydd.json'],
  ['../../etc/passwd', 'etc-passwd.json'],
  ['', 'rooms.json'],
  ['家', 'rooms.json'],
])('%j becomes %s', (project, name) => expect(fileName({ project, ending: 'json' })).toBe(name))
