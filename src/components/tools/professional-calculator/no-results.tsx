/** Stands where the results of a project will be. */
export function NoResults() {
  return <p className="py-9 text-ink-2">The schedule stands here once a room has a use, a size and a height.</p>
}
