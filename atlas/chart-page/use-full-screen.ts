import { useEffect, useState } from 'react';

/** Whether the drawing and its tools have the whole window; Esc gives it back. */
export const useFullScreen = () => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) return;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setFull(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isFull]);
  return { isFull, toggle: () => setFull((now) => !now) };
};
