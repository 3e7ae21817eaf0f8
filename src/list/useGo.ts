import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns a function that navigates within a list and keeps the navigation state: the parent row and the way back to
 * it.
 */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return (href) => void navigate(href, { state });
}
