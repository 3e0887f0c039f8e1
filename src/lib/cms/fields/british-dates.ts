import type { Block, Config, Field, Plugin } from 'payload'

const DATE = 'd MMMM yyyy'

/** Shows dates as '1 July 2026' in the admin's forms, where Payload would show '07/01/2026'. */
export const britishDates: Plugin = (config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({ ...collection, fields: collection.fields.map(inBritish) })),
  globals: config.globals?.map((global) => ({ ...global, fields: global.fields.map(inBritish) })),
})

function inBritish(field: Field): Field {
  if (field.type === 'date') {
    return {
      ...field,
      admin: { ...field.admin, date: { displayFormat: DATE, ...field.admin?.date } } as typeof field.admin,
    }
  }
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(inBritish) })) }
  }
  if (field.type === 'blocks') {
    return {
      ...field,
      blocks: field.blocks.map((block): Block => ({ ...block, fields: block.fields.map(inBritish) })),
    }
  }
  return 'fields' in field ? { ...field, fields: field.fields.map(inBritish) } : field
}
