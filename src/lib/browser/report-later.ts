/** Reports an error that a panel replaces; the reporter is loaded only then. */
export function reportLater(error: Error, componentStack?: string | null): void {
  import('./error-report').then(({ reportRenderError }) => reportRenderError(error, componentStack)).catch(() => null)
}
