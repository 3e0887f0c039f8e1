/** Fields that change with every save, or say nothing to staff. */
export const UNTOLD = ['id', '_status', 'savedBy', 'createdAt', 'updatedAt', 'globalType', 'blockName']

/** Whether two values of a field say the same. Nothing entered is the same however it is stored. */
export const isSame = (before: unknown, after: unknown): boolean => written(before) === written(after)

const written = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) => (each === null || each === '' ? undefined : each)) ?? ''
