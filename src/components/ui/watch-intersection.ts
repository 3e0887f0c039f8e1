/**
 * Reports whether an element is in view, initially and whenever that changes. A busy browser hands over several changes
 * in one call, of which the last applies. Returns a function that stops watching.
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
