import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Which recipe is being written, as the address says it: an id, `new`, or null. Back leaves the editor, a reload does not. */
export function useEditorPlace() {
  const [address] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return {
    edited: address.get('edit') || null,
    close: () => void navigate(pathname, { replace: true }),
  }
}
