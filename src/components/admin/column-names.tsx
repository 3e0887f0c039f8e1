import type { BeforeListTableServerProps } from 'payload'

/**
 * The names of a list's columns for its style sheet: on a phone, where the heading is gone, each value follows the name
 * of its column.
 */
export function ColumnNames({ collectionConfig }: Pick<BeforeListTableServerProps, 'collectionConfig'>) {
  const rules = collectionConfig.flattenedFields.flatMap((field) =>
    'label' in field && typeof field.label === 'string'
      ? [`.cell-${field.name}{--pb-column:${JSON.stringify(field.label)}}`]
      : [],
  )
  return <style>{rules.join('')}</style>
}
