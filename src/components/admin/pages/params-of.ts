/** What Next hands a page of its query; of what is given twice, the first counts. */
export function paramsOf(searchParams: Record<string, string | string[] | undefined>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams)) {
    const first = [value].flat()[0]
    if (first !== undefined) params.set(name, first)
  }
  return params
}
