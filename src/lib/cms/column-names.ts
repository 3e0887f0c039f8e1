import type { Config, Plugin } from 'payload'

const COLUMN_NAMES = '/components/admin/column-names#ColumnNames'

/** Gives every list of the admin the names of its columns, which a phone shows before each value. */
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
