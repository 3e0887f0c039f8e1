/** Whether Next can parse this call of a server function. It answers a body it cannot parse with a 500. */
export async function isServerFunctionCall(request: Request): Promise<boolean> {
  if (!request.headers.has('next-action')) return false
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  try {
    if (isForm) await request.formData()
    else JSON.parse(await request.text())
    return true
  } catch {
    return false
  }
}
