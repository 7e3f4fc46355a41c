import { useEffect, useState } from 'react';

/** A wait that is over before this is not worth a movement on the screen. */
const delayMs = 300;

/** Whether what draws this has been there for so long that a wait should be seen. */
export function useDelayed() {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return delayed;
}
