/** Reports an error that a panel stands in for; what does so is fetched only then. */
export function reportLater(error: Error, componentStack?: string | null): void {
  import('@/lib/browser/error-report')
    .then(({ reportRenderError }) => reportRenderError(error, componentStack))
    .catch(() => null)
}
