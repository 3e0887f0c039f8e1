/** What the quick calculator counts with and a drawing of the same home does not, for its query; '' if nothing. */
export function leftOutOfDrawing(query: string): string {
  const told = new URLSearchParams(query)
  if (told.has('currentBill')) return 'The drawing leaves out your bill.'
  const isMeasured = told.get('own')?.includes('home.measured-over-calculated')
  return isMeasured ? 'The drawing leaves out your measured heat loss.' : ''
}
