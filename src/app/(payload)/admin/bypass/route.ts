import { seeOther } from '@/lib/http/responses'

/**
 * There is no way to bypass the sign-in: this redirects to it and sets nothing. Signed-in users are redirected on to
 * the admin.
 */
export const GET = () => seeOther('/admin/login')
