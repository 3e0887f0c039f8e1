import type { Config, Plugin } from 'payload'

const COLUMN_NAMES = '/components/admin/column-names#ColumnNames'

/** Adds the names of its columns to every list in the admin; on a phone they are shown before each value. */
export const columnNames: Plugin = (config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { components } = collection.admin ?? {}
    return {
      ...collection,
      admin: {
        ...collection.admin,
        components: { ...components, beforeListTable: [...(components?.beforeListTable ?? []), COLUMN_NAMES] },
      },
    }
  }),
})
