import type { Config } from 'payload'
import { expect, test } from 'vitest'

import { lockDetails } from './lock-details'

test('every collection and global form shows who is editing, in addition to its existing controls', async () => {
  const { collections = [], globals = [] } = await lockDetails({
    collections: [
      { slug: 'things', fields: [] },
      {
        slug: 'others',
        fields: [],
        admin: { hideAPIURL: true, components: { edit: { beforeDocumentControls: ['/one'], SaveButton: '/two' } } },
      },
    ],
    globals: [{ slug: 'thing', fields: [], admin: { components: { elements: { UnpublishButton: '/three' } } } }],
  } as unknown as Config)
  expect([...collections, ...globals].map(({ admin }) => admin)).toEqual([
    { components: { edit: { beforeDocumentControls: [expect.stringContaining('LockDetails')] } } },
    {
      hideAPIURL: true,
      components: {
        edit: { beforeDocumentControls: ['/one', expect.stringContaining('LockDetails')], SaveButton: '/two' },
      },
    },
    {
      components: {
        elements: { beforeDocumentControls: [expect.stringContaining('LockDetails')], UnpublishButton: '/three' },
      },
    },
  ])
})
