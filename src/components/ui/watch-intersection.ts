/**
 * Reports whether an element is in view, at first and whenever that changes. A busy browser hands over several changes
 * in one call, of which the last applies. Returns how to stop watching.
 */
export function watchIntersection(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const newest = entries.at(-1)
    if (newest) onChange(newest)
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
