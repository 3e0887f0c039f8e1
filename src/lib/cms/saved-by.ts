import type { Config, EditConfig, Field, Plugin } from 'payload'

import { nobody, staff } from './access/rules'

const VERSIONS = '/components/admin/versions/versions-view#VersionsView'

/**
 * Records in each version of a document who saved it, and names them in its list of versions, which is our own because
 * Payload's has no place for another column. All versions are shown at once: no document keeps more than fifty.
 */
export const savedBy: Plugin = (config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.versions
      ? { ...collection, fields: [...collection.fields, SAVED_BY], admin: listed(collection) }
      : collection,
  ),
  globals: config.globals?.map((global) =>
    global.versions ? { ...global, fields: [...global.fields, SAVED_BY], admin: listed(global) } : global,
  ),
})

/** Stores the name, because it outlives the account. Empty if the website itself saved the document. */
const SAVED_BY: Field = {
  name: 'savedBy',
  type: 'text',
  label: 'Last saved by',
  maxLength: 100,
  access: { create: nobody, read: staff, update: nobody },
  hooks: { beforeChange: [({ req }) => req.user?.name ?? null], beforeDuplicate: [() => null] },
  admin: { position: 'sidebar', readOnly: true },
}

type Admin = { components?: { views?: { edit?: EditConfig } } }

function listed<Entity extends { admin?: Admin }>({ admin }: Entity): Entity['admin'] {
  const { components } = admin ?? {}
  const edit = { ...components?.views?.edit, versions: { Component: VERSIONS } } as EditConfig
  return { ...admin, components: { ...components, views: { ...components?.views, edit } } }
}
