/** Query parameter and form field for the home that the visitor told another tool: the quick calculator's query. */
export const HOME_NAME = 'home'

/** A tool's typed answers from that home. `names`: the tool's name of each of the quick calculator's questions. */
export function answersOfHome<Names extends Readonly<Record<string, string>>>(
  quickQuery: string,
  names: Names,
): Record<string, string> {
  const told = new URLSearchParams(quickQuery)
  return Object.fromEntries(
    Object.entries(names).flatMap(([question, name]) => {
      const value = told.get(question)
      return value === null ? [] : [[name, value] as const]
    }),
  )
}
