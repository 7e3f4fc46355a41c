import { useEffect, useState } from 'react';

/** A shorter wait is not worth a movement on the screen. */
const delayMs = 300;

/** Whether the component has been mounted for so long that its wait should be visible. */
export function useDelayed() {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return delayed;
}
