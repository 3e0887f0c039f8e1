/** Whether Next can parse this call of a server function. It responds with a 500 to a body that it cannot parse. */
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
