/** The query of a page as Next passes it; the first of repeated values counts. */
export function paramsOf(searchParams: Record<string, string | string[] | undefined>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams)) {
    const first = [value].flat()[0]
    if (first !== undefined) params.set(name, first)
  }
  return params
}
