import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes to another state of the same list. What the screen knows of where its member came from goes along: the row
 * that led here, and the way back to it.
 */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return (href) => void navigate(href, { state });
}
