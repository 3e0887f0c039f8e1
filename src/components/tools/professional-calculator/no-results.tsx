/** Placeholder for the results of a project. */
export function NoResults() {
  return <p className="py-9 text-ink-2">The schedule appears here once a room has a use, a size and a height.</p>
}
