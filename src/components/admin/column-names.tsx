import type { BeforeListTableServerProps } from 'payload'

/**
 * Passes the names of a list's columns to its style sheet: on a phone, where the headings are hidden, each value
 * follows the name of its column.
 */
export function ColumnNames({ collectionConfig }: Pick<BeforeListTableServerProps, 'collectionConfig'>) {
  const rules = collectionConfig.flattenedFields.flatMap((field) =>
    'label' in field && typeof field.label === 'string'
      ? [`.cell-${field.name}{--pb-column:${JSON.stringify(field.label)}}`]
      : [],
  )
  return <style>{rules.join('')}</style>
}
