import { useEffect, useState } from 'react';

/** A wait that is over before this is not worth a movement on the screen. */
const lateMs = 300;

/** Whether what draws this has been there for so long that a wait should be seen. */
export function useLate() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
